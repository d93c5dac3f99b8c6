import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { install } from './support/install.mjs';
import { findNode } from './support/node.mjs';
import { root } from './support/run.mjs';
import { serve } from './support/serve.mjs';

// `node bin/world-map.mjs`: the land of the world as a picture (src/web/themes/art/world-land.svg), and where each country
// is on it (src/drawing/world-places.ts). Natural Earth 1:110m and 1:50m (public domain) by way of world-atlas; Equal Earth projection, without Antarctica.

const width = 1000;
const antarctica = '010';
/** In units of the map: smaller islands and shorter steps of a coast are not seen at the width of a page. */
const smallestIsland = 9;
const shortestStep = 2.6;

const node = await findNode();
await install(node);
if (node === process.execPath) await draw();
else process.exitCode = await serve(node, [import.meta.filename], process.env);

async function draw() {
  const { geoEqualEarth, geoPath } = await import('d3-geo');
  const { feature, merge } = await import('topojson-client');
  const { default: iso } = await import('i18n-iso-countries');
  const require = createRequire(import.meta.url);
  const atlas = { '110m': 'world-atlas/countries-110m.json', '50m': 'world-atlas/countries-50m.json' };
  /** @param {keyof typeof atlas} scale */
  const countries = (scale) => {
    const topology = JSON.parse(readFileSync(require.resolve(atlas[scale]), 'utf8'));
    return { topology, all: topology.objects.countries.geometries };
  };
  const coarse = countries('110m');
  const land = merge(
    coarse.topology,
    coarse.all.filter((/** @type {{ id: string }} */ { id }) => id !== antarctica),
  );
  const projection = geoEqualEarth().fitWidth(width, land);
  const path = geoPath(projection);
  const shape = land.coordinates
    .map((coordinates) => /** @type {const} */ ({ type: 'Polygon', coordinates }))
    .filter((polygon) => path.area(polygon) > smallestIsland)
    .map(outline)
    .join('');
  const height = Math.ceil(path.bounds(land)[1][1]);

  /** By relative steps, each long enough to be seen; cut where the map is. @param {import('d3-geo').GeoPermissibleObjects} polygon */
  function outline(polygon) {
    let [text, x, y] = ['', 0, 0];
    geoPath(projection, {
      moveTo(toX, toY) {
        [x, y] = [Math.round(toX), Math.round(toY)];
        text += `M${x} ${y}l`;
      },
      lineTo(toX, toY) {
        const [stepX, stepY] = [Math.round(toX) - x, Math.round(toY) - y];
        if (Math.hypot(stepX, stepY) < shortestStep) return;
        text += `${text.endsWith('l') ? '' : ' '}${stepX} ${stepY}`;
        [x, y] = [x + stepX, y + stepY];
      },
      closePath() {
        text += 'z';
      },
      arc: () => undefined,
      beginPath: () => undefined,
    })(polygon);
    return text.replaceAll(/M-?\d+ -?\d+lz/g, '').replaceAll(' -', '-');
  }

  const fine = countries('50m');
  /** @type {Map<string, { area: number, at: [number, number] }>} */
  const largest = new Map();
  for (const geometry of fine.all) {
    const code = iso.numericToAlpha2(geometry.id);
    if (!code || geometry.id === antarctica) continue;
    const { geometry: whole } = /** @type {{ geometry: { type: string, coordinates: never[] } }} */ (
      /** @type {unknown} */ (feature(fine.topology, geometry))
    );
    const parts = whole.type === 'Polygon' ? [whole.coordinates] : whole.coordinates;
    // A country stands on its largest part: France in Europe, the United States between the oceans.
    for (const coordinates of parts) {
      const part = /** @type {const} */ ({ type: 'Polygon', coordinates });
      const area = path.area(part);
      if (area <= (largest.get(code)?.area ?? 0)) continue;
      const [x, y] = path.centroid(part);
      largest.set(code, { area, at: [Math.round(x), Math.round(y)] });
    }
  }
  const places = [...largest].sort(([one], [other]) => (one < other ? -1 : 1));
  // A grey that stands on paper by day and by night.
  writeFileSync(
    join(root, 'src/web/themes/art/world-land.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#948b7d"><title>The world</title><path d="${shape}"/></svg>\n`,
  );
  writeFileSync(
    join(root, 'src/drawing/world-places.ts'),
    `/** Made by bin/world-map.mjs from Natural Earth: the size of the map of the world (web/themes/art/world-land.svg). */
export const worldField = { width: ${width}, height: ${height} } as const;

/** Where a country is on it, by its ISO 3166-1 code. */
export const worldPlaces: Readonly<Record<string, readonly [x: number, y: number]>> = {
${places.map(([code, { at }]) => `  ${code}: [${at.join(', ')}],`).join('\n')}
};
`,
  );
  console.log(`land ${(shape.length / 1000).toFixed(1)} kB, ${places.length} countries, height ${height}`);
}
