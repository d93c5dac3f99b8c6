import { describe, expect, it } from 'vitest';
import { skuList } from './catalogue.ts';
import { addressOf, createClient } from './client.ts';
import { questionList, saveAnswers } from './sittings.ts';
import { generateLogid } from './visits.ts';

const body = { appExamId: 'SUBS-1002' };

function clientThatGets(answer: () => Response | Promise<Response>, timeout = 1000) {
  const sent: { url: string; init: RequestInit }[] = [];
  const client = createClient({
    timeout,
    headers: () => ({ hl: 'JA', logid: 'abcdefgh', uid: undefined }),
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init });
      return answer();
    },
  });
  return { client, sent };
}

/** A server that never answers, and a fetch that obeys its signal. */
const silent = createClient({
  timeout: 20,
  fetch: (_input, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    ),
});

describe('createClient', () => {
  it('sends the headers of the specification and the JSON body', async () => {
    const { client, sent } = clientThatGets(() => Response.json({ result: 200, data: { logid: 'x' } }));
    expect(await client.call(generateLogid, { body })).toEqual({ ok: true, data: { logid: 'x' } });
    expect(sent[0]?.url).toBe('/ads/app/v2/generate/logid');
    expect(sent[0]?.init.headers).toEqual({
      'content-type': 'application/json',
      'app-version': '1.0.0',
      hl: 'JA',
      logid: 'abcdefgh',
    });
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual(body);
  });

  it('hands a refusal back whole, whatever its status', async () => {
    const refusal = { result: 10303, name: 'answersLocked', message: 'No.', next: 'result', requestId: 'r' };
    const { client } = clientThatGets(() => Response.json(refusal));
    const input = { body: { sittingId: 'S', answers: [] } };
    expect(await client.call(saveAnswers, input)).toEqual({
      ok: false,
      kind: 'refused',
      status: 200,
      response: refusal,
    });
  });

  it('takes nothing for success but status 200 with result 200', async () => {
    const { client } = clientThatGets(() => Response.json({ result: 200, data: {} }, { status: 201 }));
    expect(await client.call(generateLogid, { body })).toMatchObject({ ok: false, status: 201 });
  });

  it('tells apart a bad status, no network, a time-out and an abort', async () => {
    const gateway = clientThatGets(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await gateway.client.call(generateLogid, { body })).toMatchObject({
      kind: 'badStatus',
      status: 502,
    });

    const down = clientThatGets(() => Promise.reject(new TypeError('fetch failed')));
    expect(await down.client.call(generateLogid, { body })).toEqual({ ok: false, kind: 'network' });

    expect(await silent.call(generateLogid, { body })).toEqual({ ok: false, kind: 'timeout' });

    const leaving = new AbortController();
    const asked = silent.call(generateLogid, { body }, { signal: leaving.signal });
    leaving.abort();
    expect(await asked).toEqual({ ok: false, kind: 'aborted' });
  });
});

describe('addressOf', () => {
  it('fills in parameters safely and leaves out what was not given', () => {
    const params = { examId: 'SUBS-1002', countryCode: 'a/b?', hl: 'EN' };
    expect(addressOf(skuList, { params })).toBe('/ads/exam/sku/list/SUBS-1002/a%2Fb%3F/EN');
    const query = { sittingId: 'S 1', countryCode: undefined };
    expect(addressOf(questionList, { params: { examId: 'SUBS-1002', lang: 'EN' }, query })).toBe(
      '/ads/exam/question/list/SUBS-1002/EN?sittingId=S+1',
    );
  });

  it('takes the place of a server that runs apart', () => {
    expect(addressOf(generateLogid, {}, { ads: 'https://api.example.com/ads' })).toBe(
      'https://api.example.com/ads/app/v2/generate/logid',
    );
  });
});
