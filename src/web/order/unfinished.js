// Stands last in what holds the link that goes on with a test and the ways to start it: says there, before anything is
// painted, at which question this device has left the test. Its hash stands in the policy of landings.
{
  const ways = document.currentScript.parentElement;
  const link = ways.querySelector('[data-go-on]');
  const held = (key) => {
    const { value, expires } = JSON.parse(localStorage.getItem(key));
    return expires > Date.now() ? value : undefined;
  };
  try {
    const { page, orderNumber } = held(`sitting:${held(`latest-sitting:${link.dataset.exam}`)}`);
    if (page > 1 && orderNumber === null) {
      link.textContent = link.textContent.replace(link.dataset.place, page);
      ways.dataset.unfinished = '';
      ways.querySelector('details')?.removeAttribute('open');
    }
  } catch {}
}
