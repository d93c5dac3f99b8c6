import { useDrawnAtoms } from './drawn-atoms.tsx';
import { useToldAtoms } from './told-atoms.tsx';

/** Every atom, marked by the name of its file in web/ui, with sentences of the product's own in the page's language. */
export function Specimens({ look }: { look: string }) {
  const atoms = { ...useDrawnAtoms(), ...useToldAtoms(look) };
  return Object.entries(atoms).map(([name, specimen]) => (
    <div key={name} data-specimen={name}>
      {specimen}
    </div>
  ));
}
