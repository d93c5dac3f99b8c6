import { fileURLToPath } from 'node:url';

/** Forward only, generated from the rooms' tables by `npm run migration`. */
export const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));
