import { Component, type ReactNode, type RefObject } from "react";

/** What says of the place of a die which it is. */
export const lies = (side: number, face: number): string => `${side}:${face}`;

/** The places of dice before the picture that is being made. */
const before = new Map<string, { readonly place: Element; readonly box: DOMRect }>();

/** Remembers until the next picture where dice lie. */
function remember(root: Element): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-lies]")) {
    const box = place.getBoundingClientRect();
    if (box.width > 0) before.set(place.dataset.lies ?? "", { place, box });
  }
  requestAnimationFrame(() => before.clear());
}

interface LyingProps {
  readonly root: RefObject<HTMLElement | null>;
  /** What may have dice leave, whenever it is another. */
  readonly cause: unknown;
  readonly children: ReactNode;
}

/**
 * Where dice lie (`data-lies`) is looked up before any of them leaves: once they are leaving, every look would work out all
 * places anew. React tells only components of this kind.
 */
export class Lying extends Component<LyingProps> {
  override getSnapshotBeforeUpdate({ cause }: LyingProps): null {
    const root = this.props.root.current;
    if (root && cause !== this.props.cause) remember(root);
    return null;
  }
  override componentDidUpdate(): void {} // a snapshot is not taken without it
  override render(): ReactNode {
    return this.props.children;
  }
}

/** Where a die of this face lay that leaves just now, or null. */
export function whereLay(side: number, face: number): DOMRect | null {
  const found = before.get(lies(side, face));
  return found && !found.place.isConnected ? found.box : null;
}
