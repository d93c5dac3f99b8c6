/** What servers of tests sign with. */
export const testSecret = 'a secret for tests only, long enough';
