import type { Session } from './session.ts';

/** Has what was tapped look pressed until the table shows what came of it. Call it when that has been told to the session. */
export function showPressed(session: Pick<Session, 'whenShown'>, { currentTarget: tapped }: Event): void {
  if (!(tapped instanceof Element)) return;
  tapped.setAttribute('data-pressed', '');
  session.whenShown(() => tapped.removeAttribute('data-pressed'));
}

/** Picks what was tapped. */
export function pickTapped(session: Session, part: string, event: Event): void {
  session.pick(part);
  showPressed(session, event);
}
