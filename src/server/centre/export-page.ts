import type { AgreedProtocol } from '#contract/protocols.ts';
import type { Currency } from '#locale/currencies.ts';
import { dateFormat, numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { formatAmount } from '#locale/price.ts';
import { headOf } from '#server/legal/text.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { wordsIn } from '#words/translator.ts';
import type { Export } from './export.ts';
import { textOfReport } from './export-report.ts';

type Row = readonly [label: string, value: string];

const style =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color-scheme:light dark}' +
  'table{border-collapse:collapse;margin:.5rem 0 1.5rem}td,th{padding:.2rem 1rem .2rem 0;text-align:left;vertical-align:top}' +
  'th{font-weight:400;opacity:.75}';

/** An export as a page that people read, without script and without anything from elsewhere. */
export function pageOfExport(exported: Export, locale: Variety): string {
  const words = wordsIn(locale, 'user');
  const date = (moment: Date) =>
    dateFormat(languageTags[locale], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(moment);
  const dated = (label: string, moment: Date | null): Row[] => (moment ? [[label, date(moment)]] : []);
  const seconds = numberFormat(languageTags[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const card = wordsIn(locale, 'share');
  const document = ({ id, version }: AgreedProtocol) =>
    wordsIn(locale, 'mail')('receipt.document', { document: headOf(id, locale).title, version });
  const paid = (amount: number, { currency, market }: Export['orders'][number]) =>
    formatAmount(amount, currency as Currency, { variety: locale, market });
  const { account, tests, results, orders } = exported;
  const person: Row[] = account
    ? [
        [words('form.name'), account.name],
        [words('form.email'), account.email],
        ...given(words('setting.nickname'), account.nickname),
        ...given(words('setting.phone'), account.phone),
        ...given(words('setting.birthday'), account.birthday),
        [words('setting.gender'), words(`setting.${account.gender}`)],
        ...dated(words('export.agreed'), account.agreedAt),
        ...(account.agreed ?? []).map((one): Row => [words('export.agreed'), document(one)]),
        ...exported.passkeys.map(
          ({ addedAt, browser }): Row => [
            wordsIn(locale, 'passkeys')('title'),
            `${browser} · ${date(addedAt)}`,
          ],
        ),
      ]
    : [];
  const taken = tests.map(
    (test) => `<h3>${escapeHtml(test.test)}</h3>
${table([
  ...dated(words('export.started'), test.startedAt),
  ...dated(words('export.confirmed'), test.confirmedAt),
  ...dated(words('export.consented'), test.consentedAt),
])}
${table([
  [words('export.question'), `${words('export.answer')} · ${words('export.seconds')}`],
  ...test.answers.map(
    ({ questionId, place, asked, choice, answered, milliseconds }): Row => [
      asked === null ? questionId : `${place}. ${asked}`,
      `${answered ?? (choice === null ? '–' : choice + 1)} · ${seconds.format(milliseconds / 1000)}`,
    ],
  ),
])}`,
  );
  const found = results.map(({ name, product, facts }) => {
    const rows = facts.map(({ label, value }): Row => [label ?? '', value]);
    return `<h3>${escapeHtml(product ?? name)}</h3>\n${table(rows)}`;
  });
  const bought = orders.map(
    (order) => `<h3>${escapeHtml(order.product)}</h3>
${table([
  [words('export.orders'), order.orderNumber],
  ...dated(words('export.started'), order.createdAt),
  ...dated(words('export.paid'), order.paidAt),
  ...given(wordsIn(locale, 'report')('files.cover.label'), order.coverName),
  ...given(wordsIn(locale, 'store')('gift.card.giver'), order.cardGiver),
  ...given(wordsIn(locale, 'store')('gift.card.line'), order.cardLine),
  ...(order.totalAmount === null ? [] : [[words('export.paid'), paid(order.totalAmount, order)] as const]),
  ...dated(words('export.waived'), order.waivedAt),
  ...given(words('export.waived'), order.waiver),
  ...dated(words('export.documents'), order.agreedAt),
  ...(order.agreed ?? []).map((one): Row => ['', document(one)]),
])}`,
  );
  const compared = wordsIn(locale, 'together');
  const together = exported.together.map(
    ({ orderNumber, invitation, pairs }) => `<h3>${escapeHtml(orderNumber)}</h3>
${table([
  ...(invitation ? given(compared('form.name'), invitation.name) : []),
  ...pairs.map(({ standing, otherName }): Row => [otherName ?? '–', compared(`pairs.${standing}`)]),
])}`,
  );
  const beside = [
    named(
      words('export.certificates'),
      exported.certificates.map(({ holderName, namedAt }) => [holderName, date(namedAt)]),
    ),
    named(
      words('export.cards'),
      exported.shares.map(({ holderName, tells, madeAt }) => [
        holderName ?? card(`panel.telling.${tells}`),
        date(madeAt),
      ]),
    ),
    named(
      words('export.reviews'),
      exported.reviews.map(({ name, rating, content, createdAt }) => [
        `${name} · ${rating}/5 · ${date(createdAt)}`,
        content,
      ]),
    ),
    named(
      words('setting.sessions'),
      exported.sessions.map(({ seenAt, browser }) => [
        browser || words('setting.unknownBrowser'),
        date(seenAt),
      ]),
    ),
    named(
      wordsIn(locale, 'readers')('title'),
      exported.access.map(({ orderNumber, browser, grantedAt }) => [
        orderNumber,
        `${browser ?? words('setting.unknownBrowser')} · ${date(grantedAt)}`,
      ]),
    ),
  ];
  const none = `<p>${escapeHtml(words('export.none'))}</p>`;
  const section = (title: string, parts: readonly string[]) =>
    `<h2>${escapeHtml(title)}</h2>\n${parts.join('\n') || none}`;
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words('export.title'))}</title><style>${style}</style></head>
<body>
<h1>${escapeHtml(words('export.title'))}</h1>
<p>${escapeHtml(words('export.made', { date: date(exported.exportedAt) }))}</p>
${section(words('export.person'), person.length > 0 ? [table(person)] : [])}
${section(words('export.tests'), [...found, ...taken])}
${section(
  words('export.reports'),
  exported.reports.map((report) => textOfReport(report, locale)),
)}
${section(words('export.orders'), bought)}
${beside.join('\n')}
${together.length > 0 ? section(compared('pairs.title'), together) : ''}
</body>
</html>
`;
}

/** A part that only some have. */
const named = (title: string, rows: readonly Row[]): string =>
  rows.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2>\n${table(rows)}`;

const given = (label: string, value: string | null): Row[] => (value === null ? [] : [[label, value]]);

function table(rows: readonly Row[]): string {
  const cells = rows.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${cells.join('')}</table>`;
}
