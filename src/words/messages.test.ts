import { expect, it } from 'vitest';
import { type Namespace, rawWords } from './index.ts';

/** The messages of the specification's sections 5, 6 and 8, word for word, and each place of the words that says it. */
const messages: Readonly<Record<string, readonly (readonly [Namespace, string])[]>> = {
  'Please enter your e-mail address': [
    ['help', 'form.emailMissing'],
    ['paying', 'pay.emailMissing'],
    ['report', 'retrieve.emailMissing'],
    ['user', 'problems.emailMissing'],
    ['way', 'keep.emailMissing'],
  ],
  'Please enter a correct e-mail address': [
    ['help', 'form.emailWrong'],
    ['paying', 'pay.emailWrong'],
    ['report', 'retrieve.emailWrong'],
    ['way', 'keep.emailWrong'],
  ],
  'incorrect email format': [['user', 'problems.emailWrong']],
  'passwords do not match': [['user', 'problems.passwordDiffers']],
  'please enter your name': [['user', 'problems.nameMissing']],
  'invalid date': [
    ['user', 'problems.dateInvalid'],
    ['errors', 'dateInvalid'],
  ],
  'Please select your payment method.': [
    ['paying', 'pay.methodMissing'],
    ['errors', 'paymentMethodMissing'],
  ],
  'There are no retrievable reports in the current mailbox.': [['errors', 'noRetrievableReport']],
  'You have become a privileged member': [
    ['member', 'state.became'],
    ['user', 'info.member'],
    ['user', 'resources.member'],
  ],
  'Page Not Found: {path}': [['shell', 'error.notFound']],
  'Go back home': [['shell', 'error.home']],
  'Connection failed. Please try again.': [['paying', 'check.failed']],
  'Order generation failed. Please try again.': [
    ['paying', 'pay.failed'],
    ['errors', 'paymentUnavailable'],
  ],
  'Payment failed': [['paying', 'failed.title']],
  'Network disconnected, try again later.': [['support', 'network.disconnected']],
  'Unable to analyze test results': [['answer', 'unusable.title']],
  'Report sending failed': [['report', 'retrieve.failed']],
  'Loading failed, please retry': [
    ['shell', 'error.load'],
    ['support', 'load.failed'],
    ['errors', 'ourFault'],
  ],
  'copy failed': [
    ['share', 'panel.copyFailed'],
    ['together', 'link.copyFailed'],
  ],
};

const said = (room: Namespace, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((words, key) => (words as Record<string, unknown>)[key], rawWords('EN', room));

it.each(Object.entries(messages))('%j stands in the words as the specification has it', (message, places) => {
  for (const [room, path] of places) expect(said(room, path), `${room}.${path}`).toBe(message);
});
