/**
 * Where files that were made are kept, whole, by a key of folders such as `2611…/3f2a…-EN-report-9c1d….pdf`: what it is and
 * the digest of its bytes stand in the name, so that the same name is the same file. Any of them may be lost: it is made again.
 */
export interface FileStore {
  has(key: string): Promise<boolean>;

  /** The bytes of a file; undefined where there is none. */
  read(key: string): Promise<Uint8Array | undefined>;

  /** Keeps a file; no reader ever meets half of it. */
  write(key: string, bytes: Uint8Array): Promise<void>;

  /** The keys below a folder, at least the first thousand. */
  keysBelow(folder: string): Promise<string[]>;

  /** Deletes files; one that is gone already counts as deleted. */
  remove(keys: readonly string[]): Promise<void>;

  /** Deletes every file below a folder. */
  removeBelow(folder: string): Promise<void>;
}
