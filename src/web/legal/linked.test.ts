import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Linked, Telephone } from './linked.tsx';

const written = (text: string) => renderToStaticMarkup(createElement(Linked, { text }));

describe('a mailbox within a sentence', () => {
  it('is a link without the full stop after it, which stays beside it', () => {
    expect(written('Write to help@example.org. We answer.')).toBe(
      'Write to <span class="unbroken"><a href="mailto:help@example.org">help@example.org</a>.</span> We answer.',
    );
  });

  it('is found where no spaces stand around it', () => {
    expect(written('請寫信至help.desk@mail.example.org。')).toBe(
      '請寫信至<span class="unbroken"><a href="mailto:help.desk@mail.example.org">help.desk@mail.example.org</a>。</span>',
    );
  });

  it('is none in a sentence without one', () => {
    expect(written('An @ alone, e-mail and a.b.')).toBe('An @ alone, e-mail and a.b.');
  });
});

describe('a telephone number', () => {
  it('is written in its groups and dialled without them', () => {
    const shown = renderToStaticMarkup(createElement(Telephone, { number: '+49 (30) 901-820' }));
    expect(shown).toBe('<a class="whole figures" href="tel:+4930901820">+49 (30) 901-820</a>');
  });
});
