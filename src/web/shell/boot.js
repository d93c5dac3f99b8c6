// Runs on pages that carry no script of the framework: landings, whose policy names its hash, and where a test begins.
{
  const { hl, prefetch, kept, view, ads, exam, granted, own } = document.currentScript.dataset;
  const root = document.documentElement;
  const store = (key, value) => {
    try {
      localStorage.setItem(key, JSON.stringify({ value, expires: Date.now() + 31536e6 }));
    } catch {}
  };
  const held = (key) => {
    try {
      const { value, expires } = JSON.parse(localStorage.getItem(key));
      if (expires > Date.now()) return value;
    } catch {}
  };

  // The language goes into the address and the store; its cookie is the server's (specification, section 4).
  const address = new URL(location);
  if (address.searchParams.get('hl') !== hl) {
    address.searchParams.set('hl', hl);
    history.replaceState(null, '', address);
  }
  const isKnown = held('locale') !== undefined;
  store('locale', hl);
  const named = kept.split(' ').filter((name) => address.searchParams.get(name));

  // Where a service is told what came of its advertisements: the site's own server, after a yes alone; a no takes it back.
  const tell = (agreed) => {
    if (!ads || (agreed && named.length === 0)) return;
    const logid = address.searchParams.get('logid');
    // Whoever begins the test at the same moment is the same visit; the server keeps the number from scripts again.
    if (agreed && !logid && crypto.randomUUID && !/\blogid=/.test(document.cookie)) {
      const secure = location.protocol === 'https:';
      const name = secure ? '__Host-logid' : 'logid';
      document.cookie = `${name}=${crypto.randomUUID()}; path=/; samesite=lax${secure ? '; secure' : ''}`;
    }
    const tracking = Object.fromEntries(named.map((name) => [name, address.searchParams.get(name)]));
    fetch(ads, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(logid && /^[\w-]+$/.test(logid) && { logid }) },
      body: JSON.stringify({ appExamId: exam, agreed, tracking }),
    }).catch(() => {});
  };

  // Consent: until one of the buttons was pressed, it is a no, and the notice stays.
  const answer = held('cookie-notice');
  if (/^(ok|no|ads)$/.test(answer)) root.dataset.consent = answer;
  else root.dataset.notice = ads ? 'ads' : '';
  addEventListener('click', ({ target }) => {
    const said = target.closest('button[data-consent]')?.dataset.consent;
    if (!said) return;
    store('cookie-notice', said);
    delete root.dataset.notice;
    root.dataset.consent = said;
    tell(said === 'ads');
  });

  addEventListener('DOMContentLoaded', () => {
    if (named.length === 0) return;
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const to = new URL(link.href);
      for (const name of named) to.searchParams.set(name, address.searchParams.get(name));
      link.href = to.pathname + to.search + to.hash;
    }
  });

  // Work that can wait for everything else, but not for ever where a page always has something to do: in an idle moment, a tenth of
  // a second after the piece before. That one has been drawn by then; it is by other threads, of which a telephone has few to spare.
  // Safari has no such moments.
  const idle = (work) =>
    setTimeout(
      () => (window.requestIdleCallback ? requestIdleCallback(work, { timeout: 500 }) : work()),
      100,
    );

  // What lies below the first view is laid out piece by piece, when nothing else is to do. Whoever comes for a place further down,
  // or back to one, has all of it at once; so has a browser without idle moments (decision 89). And until the words of the first
  // view are drawn, nothing is asked for that they can do without (decision 95), but of who was here before and holds it.
  const [way] = performance.getEntriesByType('navigation');
  if (own === undefined && !location.hash && way?.type === 'navigate' && window.requestIdleCallback) {
    root.dataset.late = isKnown ? '' : 'all';
    const drawn = new Promise((resolve) => {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
        root.dataset.late = '';
        resolve();
      }).observe({ type: 'paint', buffered: true });
    });
    addEventListener('DOMContentLoaded', async () => {
      await drawn;
      const parts = [...document.querySelectorAll('main > section ~ section, .site-footer')];
      const next = () => {
        const part = parts.shift();
        if (!part) {
          delete root.dataset.late;
          return;
        }
        part.style.contentVisibility = 'visible';
        idle(next);
      };
      idle(next);
    });
  }

  addEventListener('load', () =>
    setTimeout(() => {
      // The specification tells each page that is seen. Until a yes it is nobody's: the visit's cookie stays behind. A page that
      // is somebody's own is told after a yes alone, and by its path: what else its address says can be a person's.
      const agreed = /^(ok|ads)$/.test(answer);
      if (own === undefined || agreed) {
        // Without what was pressed of a question to try, which stands behind the hash.
        const open = location.href.split('#', 1)[0];
        const seen = new URLSearchParams({ dl: own === undefined ? open : location.pathname, hl });
        const credentials = agreed ? 'same-origin' : 'omit';
        fetch(`${view}?${seen}`, { keepalive: true, credentials }).catch(() => {});
      }
      if (answer === 'ads' || (granted === '' && !answer)) tell(true);
      const add = (rel, href) =>
        document.head.append(Object.assign(document.createElement('link'), { rel, href }));
      if (!document.querySelector('[rel=manifest]')) add('manifest', `/manifest.webmanifest?hl=${hl}`);
      const ahead = prefetch.split(' ').filter(Boolean);
      const next = () => {
        const href = ahead.shift();
        if (!href) return;
        add('prefetch', href);
        idle(next);
      };
      idle(next);
    }, 300),
  );
}
