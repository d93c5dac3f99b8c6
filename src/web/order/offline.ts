/** Where the service worker is served: its place is what it may look after. */
const address = '/service-worker.js';

/** What this page has brought so far and the next screens have asked for ahead; the worker keeps what is the same for all. */
const filesOfPage = () => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Has the device keep what is open, so that the test can be finished without a network (answer/service-worker.js). Silent
 * where the browser has no worker or refuses one: then everything works as long as the page is open.
 */
export async function keepOffline(page: string): Promise<void> {
  try {
    const workers = navigator.serviceWorker;
    await workers.register(address);
    const { active } = await workers.ready;
    active?.postMessage({ keep: { address: page, files: filesOfPage() } });
  } catch {
    // A private window, or a page that came without encryption.
  }
}

/** Takes a sitting's questions off the device again; all of them, where none is named. */
export function forgetOffline(sittingId = ''): void {
  navigator.serviceWorker?.controller?.postMessage({ forget: sittingId });
}
