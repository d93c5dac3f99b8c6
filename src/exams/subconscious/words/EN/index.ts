import answers from './answers.json' with { type: 'json' };
import characters from './characters.json' with { type: 'json' };
import departures from './departures.json' with { type: 'json' };
import dimensions from './dimensions.json' with { type: 'json' };
import dreams from './dreams.json' with { type: 'json' };
import gates from './gates.json' with { type: 'json' };
import items from './items.json' with { type: 'json' };
import methods from './methods.json' with { type: 'json' };
import modules from './modules.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import test from './test.json' with { type: 'json' };

export const EN = {
  test,
  gates,
  items,
  dimensions,
  characters,
  departures,
  answers,
  dreams,
  modules,
  report,
  methods,
};
