import { expect, type Page } from '@playwright/test';
import { LAID } from './table.ts';

/** A table to sit down at; what is not said is as usual. */
export interface Company {
  readonly edition?: 'final' | 'env-4.1' | 'env-4.0';
  /** Who answers for each seat, the AI deck's last. */
  readonly seats: readonly ('person' | 'greedy' | 'random' | 'automa')[];
  readonly necromancers?: readonly string[];
  readonly garrison?: 'easy' | 'medium' | 'hard';
  readonly powers?: boolean;
  readonly seed: string;
}

const USUAL = ['visio', 'nox', 'mors', 'fortis'];

/** The company as the lobby's form remembers it from the last time. */
function planOf({ edition = 'final', seats, necromancers = USUAL, garrison = 'easy', powers = false }: Company) {
  const all = [...necromancers, ...USUAL.filter((it) => !necromancers.includes(it))];
  const players = seats.map((player) => (player === 'automa' ? 'greedy' : player));
  return {
    ...{ edition, garrison, powers, players: seats.length, automa: seats.includes('automa'), drawn: false },
    seats: all.map((necromancer, i) => ({ player: players[i] ?? 'greedy', name: '', necromancer })),
    ...{ turnOrder: 'chosen', openHands: false, strictMemory: false },
  };
}

/** Sets up the table in the lobby and sits down at it. */
export async function sitDown(page: Page, company: Company): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('cinderhall.plan', text), JSON.stringify(planOf(company)));
  await page.goto('/');
  await page.locator('summary').first().click();
  await page.locator('.seed input').fill(company.seed);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator(`${LAID}, .cover`).first()).toBeVisible();
}
