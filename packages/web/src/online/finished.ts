import type { FinishedGame } from '@cinderhall/protocol';
import { type Linked, linkTo } from '../app/link-to.ts';
import type { Client } from '../local/client.ts';
import type { GameEntry } from '../local/messages.ts';
import { type Review, type ReviewPorts, reviewOf } from '../table/reviewing.svelte.ts';
import { fileOf } from './api.ts';

/** A finished game of a server as the worker of this page has it: kept nowhere, but there for whatever wants it whole. */
export interface Finished {
  readonly entry: GameEntry;
  readonly review: Review;
  link(): Promise<Linked>;
  close(): void;
}

/** Opens a finished game; null: it does not play. */
export async function opened(
  game: FinishedGame,
  past: ReviewPorts['past'],
  client: Pick<Client, 'ask'>,
): Promise<Finished | null> {
  const shown = await client.ask<'show'>({ ask: 'show', text: fileOf(game), title: '', names: [] });
  if (!shown.ok) return null;
  const { entry } = shown.value;
  const review = reviewOf(past, client, entry.table);
  const { seals: _seals, ...bare } = game;
  return {
    entry,
    review,
    // Seals are no use to whoever was told nothing, and would make the link twice as long.
    link: () => linkTo(JSON.stringify(bare)),
    close() {
      review.stop();
      void client.ask<'leave'>({ ask: 'leave', table: entry.table });
    },
  };
}
