import { it } from 'vitest';
import { openBrowser, phone } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { count, Walker } from '../support/walker.ts';

const site = openSite();

it('goes on without a network once a picture is in view', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const walker = new Walker(context, 'EN', count);
  await walker.setOut('US-SUBS-1001');
  await walker.at('mirror', 'arrival');
  await walker.goOn();
  await walker.atQuestion(1);
  await walker.page.waitForLoadState('networkidle');
  await walker.offline();
  for (let place = 1; place <= 4; place += 1) {
    await walker.atQuestion(place);
    await walker.expectPicture();
    await walker.say(place);
  }
  await walker.at('mirror', 'leaving');
  await walker.online();
  await context.close();
});
