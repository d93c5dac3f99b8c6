import overview from './overview.json' with { type: 'json' };
import stages from './stages.json' with { type: 'json' };
import ways from './ways.json' with { type: 'json' };
import work from './work.json' with { type: 'json' };
import world from './world.json' with { type: 'json' };

/** What Brazil says otherwise than Portugal, laid over it. */
export const BR = { overview, ways, work, world };

/** What Brazil says otherwise of a form in stages. */
export const BRinStages = stages;
