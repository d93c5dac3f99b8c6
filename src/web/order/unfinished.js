// Stands right after the link that goes on with a test, inside what holds it and the way to start anew: says there, before
// anything is painted, at which question this device has left the test. Its hash stands in the policy of landings.
{
  const link = document.currentScript.previousElementSibling;
  const held = (key) => {
    const { value, expires } = JSON.parse(localStorage.getItem(key));
    return expires > Date.now() ? value : undefined;
  };
  try {
    const { page, orderNumber } = held(`sitting:${held(`latest-sitting:${link.dataset.exam}`)}`);
    if (page > 1 && orderNumber === null) {
      link.textContent = link.textContent.replace(link.dataset.place, page);
      link.parentElement.dataset.unfinished = '';
      link.parentElement.querySelector('details')?.removeAttribute('open');
    }
  } catch {}
}
