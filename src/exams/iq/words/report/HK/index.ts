import overview from './overview.json' with { type: 'json' };
import stages from './stages.json' with { type: 'json' };
import ways from './ways.json' with { type: 'json' };
import work from './work.json' with { type: 'json' };
import world from './world.json' with { type: 'json' };

export const HK = { overview, work, ways, world };

/** What is said otherwise of a form in stages. */
export const HKinStages = stages;
