import type { z } from 'zod';
import { gift, giftProps } from './gift-letter.ts';
import type { Letter } from './layout.ts';
import { reportLinks, reportLinksProps, reportReady, reportReadyProps } from './letters.ts';
import {
  membershipCanceled,
  membershipEnded,
  membershipPastDue,
  membershipProps,
  membershipReminder,
  membershipRenewed,
  membershipResumed,
  membershipStarted,
  membershipSwitched,
} from './membership-letters.ts';
import type { Places, recipient } from './places.ts';
import {
  receipt,
  receiptProps,
  refund,
  refundProps,
  withdrawal,
  withdrawalProps,
} from './receipt-letters.ts';

type Recipient = z.output<typeof recipient>;

/** What a mail is told as its job says it, and the letter made of it. */
export interface MailKind {
  readonly read: (payload: unknown, places: Places) => { props: Recipient; letter: Letter };
}

/** @param props what stands in the job: plain words and numbers */
function kind<Props extends Recipient>(
  props: z.ZodType<Props>,
  write: (props: Props, places: Places) => Letter,
): MailKind {
  return {
    read(payload, places) {
      const given = props.parse(payload);
      return { props: given, letter: write(given, places) };
    },
  };
}

/** Every mail, by the kind of its job. */
export const mailKinds = {
  'mail.report-ready': kind(reportReadyProps, reportReady),
  'mail.report-links': kind(reportLinksProps, reportLinks),
  'mail.receipt': kind(receiptProps, receipt),
  'mail.refund': kind(refundProps, refund),
  'mail.withdrawal': kind(withdrawalProps, withdrawal),
  'mail.gift': kind(giftProps, gift),
  'mail.membership-started': kind(membershipProps, membershipStarted),
  'mail.membership-renewed': kind(membershipProps, membershipRenewed),
  'mail.membership-past-due': kind(membershipProps, membershipPastDue),
  'mail.membership-canceled': kind(membershipProps, membershipCanceled),
  'mail.membership-resumed': kind(membershipProps, membershipResumed),
  'mail.membership-switched': kind(membershipProps, membershipSwitched),
  'mail.membership-reminder': kind(membershipProps, membershipReminder),
  'mail.membership-ended': kind(membershipProps, membershipEnded),
} as const;
