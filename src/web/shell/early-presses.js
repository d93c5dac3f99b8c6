// Stands in the page itself, before the scripts that bring it to life. A press of what works by script alone is kept
// until then and made once more; whatever works without script (forms that post, links) does so.
{
  const aliveEvent = 'page-alive';
  /** What the press was about: a screen that shows something else by then did not get it. */
  const subject = (button) => button.closest('[data-by-script]')?.dataset.byScript;
  let kept;

  const keep = (event) => {
    const button = event.target.closest?.('button[type="button"], [data-by-script] button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    if (kept && kept.button !== button) kept.button.removeAttribute('aria-busy');
    kept = { button, about: subject(button) };
  };

  addEventListener('click', keep, true);
  document.addEventListener(
    aliveEvent,
    () => {
      removeEventListener('click', keep, true);
      if (!kept) return;
      const { button, about } = kept;
      button.removeAttribute('aria-busy');
      if (button.isConnected && subject(button) === about) button.click();
    },
    { once: true },
  );
}
