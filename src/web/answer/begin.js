// Stands after the form that begins a test, on a page without another script: asks for a missing consent before anything
// is sent, says so while there is no network, and sends what is pressed twice once.
{
  const form = document.currentScript.previousElementSibling;
  const button = form.querySelector('[type="submit"]');
  const label = button.firstChild;
  const box = form.elements.namedItem('consent');
  const begin = label.data;

  const wait = (busy) => {
    label.data = busy ? button.dataset.beginning : begin;
    button.setAttribute('aria-disabled', busy);
  };

  const ask = (missing) => {
    if (!box) return;
    box.setAttribute('aria-invalid', missing);
    box.setAttribute('aria-describedby', missing ? 'consent-text consent-needed' : 'consent-text');
    document.getElementById('consent-needed').hidden = !missing;
    if (missing) box.focus();
  };

  form.addEventListener('submit', (event) => {
    const missing = box?.checked === false;
    const offline = !navigator.onLine;
    const isSent = button.getAttribute('aria-disabled') === 'true';
    ask(missing);
    form.querySelector('[data-offline]').hidden = missing || !offline;
    if (missing || offline || isSent) event.preventDefault();
    else wait(true);
  });

  // Whoever comes back finds the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && wait(false));
}
