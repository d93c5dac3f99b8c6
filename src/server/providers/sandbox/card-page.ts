import { type SandboxCard, sandboxCard } from '#contract/catalogue.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { wordsIn } from '#words/translator.ts';
import type { SandboxPayment } from './books.ts';
import { backTo, bankWords, pageOf } from './page.ts';

const refused = {
  declined: 'failed.declined',
  insufficient_funds: 'failed.insufficientFunds',
  authentication_failed: 'failed.authenticationFailed',
  expired: 'failed.expired',
  other: 'failed.other',
} as const;

/** The page on which a declined renewal is paid with another card: the sample cards of the shop's pay page. */
export function cardPage(page: SandboxPayment, total: string, nonce: string): string {
  const { locale, state, failure } = page;
  const words = bankWords(locale);
  const paying = wordsIn(locale, 'paying');
  const choices = sandboxCard.options.map((card) => {
    const [name, hint] = namesOf(card);
    return `<label><input type="radio" name="card" value="${card}" required><span>${escapeHtml(paying(name))}</span><small>${escapeHtml(paying(hint))}</small></label>`;
  });
  const form = `<form method="post">
<fieldset><legend>${escapeHtml(words('cards'))}</legend>
${choices.join('\n')}
</fieldset>
<button class="pay">${escapeHtml(words('cardPay', { total }))}</button>
</form>
<p>${backTo(page)}</p>`;
  const told = failure === null ? '' : `<p role="alert">${escapeHtml(paying(refused[failure]))}</p>\n`;
  return pageOf(locale, nonce, {
    title: words('cardTitle'),
    body:
      state === 'requires_action'
        ? `<p>${escapeHtml(words('cardLead', { total }))}</p>\n${told}${form}`
        : `<p>${escapeHtml(words('done'))}</p>\n${backTo(page)}`,
  });
}

/** What the shop's pay page calls a card, and what it says of it. */
function namesOf<Card extends SandboxCard>(card: Card) {
  const name = `card${card.charAt(0).toUpperCase()}${card.slice(1)}` as `card${Capitalize<Card>}`;
  return [`pay.${name}`, `pay.${name}Hint`] as const;
}
