import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Whether somebody is logged in here; not on a page that is kept for everybody, nor where the page itself failed. */
export const useSignedIn = (): boolean => useRouteLoaderData<typeof loader>('root')?.signedIn ?? false;
