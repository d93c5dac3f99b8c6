import type { ReactNode } from 'react';
import { useWords } from '../shell/words.tsx';
import { Called } from '../ui/called.tsx';
import { Caution } from '../ui/caution.tsx';
import { Contents } from '../ui/contents.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Facts } from '../ui/facts.tsx';
import { Message } from '../ui/message.tsx';
import { NumberTable } from '../ui/number-table.tsx';
import { OrderNumber } from '../ui/order-number.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Parted } from '../ui/parted.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

/** A score that is the number of a helpline as well, so that a sentence of the product's own has one. */
const calls = ['112'];

/** The atoms that tell. The look tells one set from another. */
export function useToldAtoms(look: string) {
  const t = useWords('landing');
  const retrieve = useWords('report.retrieve');
  const calling = t('interval.example', { score: 112, low: 97, high: 127 });
  return {
    called: (
      <p>
        <Called text={calling} calls={calls} />
      </p>
    ),
    caution: (
      <Caution
        title={t('interval.title')}
        text={t('interval.lead')}
        lines={[calling]}
        calls={calls}
        as="h2"
      />
    ),
    contents: (
      <Contents
        title={look}
        chapters={[
          { id: 'main', title: t('measure.title') },
          { id: 'top', title: t('how.title') },
        ]}
      />
    ),
    'email-field': (
      <EmailField label={retrieve('label')} hint={retrieve('lead')} error={retrieve('emailWrong')} />
    ),
    facts: (
      <Facts
        rows={[
          [t('levels.score'), t('levels.name')],
          [t('levels.share'), t('levels.lead')],
        ]}
      />
    ),
    message: (
      <Message title={retrieve('title')} text={retrieve('lead')} lit={3}>
        <button type="button" className="button">
          {retrieve('send')}
        </button>
      </Message>
    ),
    'number-table': (
      <NumberTable
        table={{
          columns: [t('levels.score'), t('levels.share')],
          rows: [
            { label: t('levels.name'), cells: ['112', '21'] },
            { label: t('levels.lead'), cells: ['97', '34'] },
          ],
        }}
      />
    ),
    'order-number': (
      <p>
        <OrderNumber>{'20261121'.padEnd(38, '0')}</OrderNumber>
      </p>
    ),
    'page-title': (
      <PageTitle title={t('end.title')} over={t('levels.name')}>
        <p className="lede">{t('end.lead')}</p>
        <p className="small soft">{t('get.note', { goods: 'report' })}</p>
      </PageTitle>
    ),
    parted: (
      <p className="display">
        <Parted text={`${t('measure.figures')} · ${t('measure.series')}`} />
      </p>
    ),
    unbroken: (
      <p>
        <Unbroken
          part="name@mail.example.org"
          within={retrieve('sent', { email: 'name@mail.example.org' })}
        />
      </p>
    ),
  } satisfies Record<string, ReactNode>;
}
