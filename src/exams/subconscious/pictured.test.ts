import { expect, it } from 'vitest';
import { headpieceOf } from './pictured.ts';

it('shows no picture of the dream over a chapter', () => {
  expect(headpieceOf('longing', []).name).toBe('single-fruit');
  expect(headpieceOf('longing', ['single-fruit']).name).toBe('far-lamp');
  // A gate is in no dream.
  expect(headpieceOf('weather', ['mirror']).name).toBe('mirror');
});
