/** Time for a question where one practices against the clock: about what such questions get in tests for work. */
export const limitSeconds = 75;
