const mailboxAddress = /[^\s"'<>(),;:=@]+@[^\s"'<>(),;:@]+\.[^\s"'<>(),;:@]+/g;

/** Keys and tokens are written in base64url or hexadecimal. */
const longToken = /[0-9A-Za-z_-]{40,}/g;

/** Text for a log or a last error: without mailbox addresses, keys and tokens. */
export function scrub(text: string): string {
  return text.replace(mailboxAddress, '[mailbox]').replace(longToken, '[token]');
}

/**
 * An error for a log. A failed query is told by its SQL and the database's own sentence, never by its values, which
 * Drizzle puts into its message.
 */
export function describeError(problem: unknown): Record<string, unknown> {
  if (!(problem instanceof Error)) return { message: scrub(String(problem)) };
  const query = 'query' in problem && typeof problem.query === 'string' ? problem.query : undefined;
  const message = query ? `Failed query: ${query}` : problem.message;
  return {
    type: problem.name,
    message: scrub(message),
    ...('code' in problem && { code: String(problem.code) }),
    stack: (problem.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(problem.cause !== undefined && { cause: describeError(problem.cause) }),
  };
}
