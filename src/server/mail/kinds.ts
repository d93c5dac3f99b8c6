import type { MailKind, MailProps } from '#server/jobs/mails.ts';
import { accountLetter } from './account-letter.ts';
import { accountMoved, accountRestored } from './address-letters.ts';
import { erased } from './erased-letter.ts';
import { gift } from './gift-letter.ts';
import type { Letter } from './letter.ts';
import { addressChanged, reportLinks, reportReady } from './letters.ts';
import {
  membershipCanceled,
  membershipEnded,
  membershipPastDue,
  membershipReminder,
  membershipRenewed,
  membershipResumed,
  membershipStarted,
  membershipSwitched,
} from './membership-letters.ts';
import type { Places } from './places.ts';
import { receipt, refund, withdrawal } from './receipt-letters.ts';
import { supportMessage, supportReceived } from './support-letters.ts';
import { together } from './together-letter.ts';

/** The letter that is made of what a mail's job says, by the kind of the job. */
export const letters: { readonly [Kind in MailKind]: (props: MailProps<Kind>, places: Places) => Letter } = {
  'mail.report-ready': reportReady,
  'mail.report-links': reportLinks,
  'mail.address-changed': addressChanged,
  'mail.receipt': receipt,
  'mail.refund': refund,
  'mail.withdrawal': withdrawal,
  'mail.erased': erased,
  'mail.account': accountLetter,
  'mail.account-moved': accountMoved,
  'mail.account-restored': accountRestored,
  'mail.gift': gift,
  'mail.membership-started': membershipStarted,
  'mail.membership-renewed': membershipRenewed,
  'mail.membership-past-due': membershipPastDue,
  'mail.membership-canceled': membershipCanceled,
  'mail.membership-resumed': membershipResumed,
  'mail.membership-switched': membershipSwitched,
  'mail.membership-reminder': membershipReminder,
  'mail.membership-ended': membershipEnded,
  'mail.together': together,
  'mail.support': supportMessage,
  'mail.support-received': supportReceived,
};
