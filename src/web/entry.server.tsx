import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { hostContext } from './host.server.ts';
import { NonceContext } from './shell/nonce.ts';

export { hostContext } from './host.server.ts';

const renderLimitMilliseconds = 10_000;

/** Renders a page; it is sent when the whole of it is ready, so that its status is always the true one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const host = context.get(hostContext);
  if (status >= 500 && entry.staticHandlerContext.loaderData.root === undefined) {
    const { headers: own, body } = host.failurePage(status);
    return new Response(body, { status, headers: own });
  }
  const nonce = host.nonce || undefined;
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderLimitMilliseconds),
    },
  );
  await page.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
}

/**
 * Unexpected errors of loaders, actions and rendering; what the visitor sees of them is the error screen. Addresses that
 * are not there and methods that a page does not have are the asker's doing, and would only flood the log.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) context.get(hostContext).report(error);
};
