import { pastSight, type SeatInfo, type Verdict } from '@cinderhall/referee';
import type { AnySight, PastEyes } from './messages.ts';
import type { Playing } from './playing.ts';

/** A past moment as these eyes saw it; loaded when somebody looks back. */
export async function seenThen(
  table: string,
  { eyes, step }: { readonly eyes: PastEyes; readonly step: number },
  { title, referee }: Playing,
  seats: readonly SeatInfo[],
): Promise<Verdict<AnySight>> {
  const seen = (viewer: AnySight['viewer']): Promise<Verdict<AnySight>> =>
    referee.inspect(table, (on) => pastSight(title.game, on, { table, viewer, step }));
  if (eyes !== 'everybody') return seen(eyes);
  const sight = await seen('spectator');
  if (!sight.ok) return sight;
  const views: unknown[] = [];
  for (const { seat } of seats) {
    const own = await seen(seat);
    if (!own.ok) return own;
    views.push(own.value.view);
  }
  return { ok: true, value: { ...sight.value, view: title.together([sight.value.view, ...views]) } };
}
