import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";

/** How far the map may be drawn near, as a multiple of the size at which all of it is seen. */
const NEAREST = 4;
/** A finger that moved less than this has not moved. */
const STILL = 7;
const DOUBLE_TAP = 320;
/** How long after the last movement the page counts as lying still, in milliseconds. */
const REST = 180;

export interface Frame {
  /** Size of the page that must be seen. */
  readonly width: number;
  readonly height: number;
  /** Room at the foot and at the top that other things cover. */
  readonly foot: number;
  readonly head: number;
}

interface Look {
  k: number;
  x: number;
  y: number;
}

export interface PanZoom {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Handlers for the viewport. */
  readonly on: {
    readonly onPointerDown: (e: ReactPointerEvent) => void;
    readonly onPointerMove: (e: ReactPointerEvent) => void;
    readonly onPointerUp: (e: ReactPointerEvent) => void;
    readonly onPointerCancel: (e: ReactPointerEvent) => void;
  };
  /** From the screen to the page. */
  readonly toPage: (clientX: number, clientY: number) => readonly [x: number, y: number];
  /** Size of the page on the screen now. */
  readonly scale: () => number;
  /** Whether the press that just ended moved the map, so that it was no click. */
  readonly moved: () => boolean;
}

/**
 * Moves and scales the page by one CSS transform: wheel and pinch draw near, dragging moves, a double tap shows all of
 * it again. The document itself never scrolls.
 */
export function usePanZoom({ width, height, foot, head }: Frame): PanZoom {
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const look = useRef<Look>({ k: 1, x: 0, y: 0 });
  const home = useRef<Look>({ k: 1, x: 0, y: 0 });
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const press = useRef({ x: 0, y: 0, moved: false, at: 0, tapped: 0 });

  const rest = useRef(0);

  const show = useCallback(() => {
    const page = sheet.current;
    if (!page) return;
    // While it moves the page is one picture that slides; at rest it is drawn afresh, sharp at any size.
    if (fingers.current.size > 0 && press.current.moved) {
      page.style.willChange = "transform";
      clearTimeout(rest.current);
      rest.current = window.setTimeout(() => {
        page.style.willChange = "";
      }, REST);
    }
    const { k, x, y } = look.current;
    page.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${k.toFixed(4)})`;
    page.style.setProperty("--k", k.toFixed(4));
  }, []);

  /** Keeps the page from being lost: its edge never comes nearer to the middle than where it began. */
  const bound = useCallback(() => {
    const box = viewport.current;
    if (!box) return;
    const at = look.current;
    const rest = home.current;
    if (at.k <= rest.k * 1.001) {
      Object.assign(at, rest);
      return;
    }
    const spare = 0.25;
    const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
    const [w, h] = [box.clientWidth, box.clientHeight];
    at.x = clamp(at.x, w - width * at.k - w * spare, w * spare);
    at.y = clamp(at.y, h - height * at.k - h * spare - foot, h * spare + head);
  }, [width, height, foot, head]);

  const near = useCallback(
    (clientX: number, clientY: number, by: number) => {
      const box = viewport.current?.getBoundingClientRect();
      if (!box) return;
      const at = look.current;
      const k = Math.min(home.current.k * NEAREST, Math.max(home.current.k, at.k * by));
      const [px, py] = [clientX - box.left, clientY - box.top];
      at.x = px - ((px - at.x) * k) / at.k;
      at.y = py - ((py - at.y) * k) / at.k;
      at.k = k;
      bound();
      show();
    },
    [bound, show],
  );

  // Before the first picture: the page must not be seen in any place but its own.
  useLayoutEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const fit = () => {
      const [w, h] = [box.clientWidth, box.clientHeight - foot - head];
      if (w <= 0 || h <= 0) return;
      const k = Math.min(w / width, h / height);
      const atHome = look.current.k === home.current.k;
      home.current = { k, x: (w - width * k) / 2, y: head + (h - height * k) / 2 };
      if (atHome) look.current = { ...home.current };
      else bound();
      show();
    };
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      near(
        e.clientX,
        e.clientY,
        Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : e.ctrlKey ? 0.01 : 0.0016)),
      );
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    // React's own wheel handlers are passive and could not keep the page from scrolling.
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      sizes.disconnect();
      box.removeEventListener("wheel", wheel);
    };
  }, [width, height, foot, head, bound, near, show]);

  const on = useMemo(() => {
    const end = (e: ReactPointerEvent) => {
      const held = fingers.current;
      if (!held.delete(e.pointerId) || held.size > 0) return;
      const p = press.current;
      if (p.moved || e.type === "pointercancel") {
        p.tapped = 0;
        return;
      }
      const again = e.timeStamp - p.tapped < DOUBLE_TAP && look.current.k > home.current.k * 1.001;
      p.tapped = again ? 0 : e.timeStamp;
      if (!again) return;
      look.current = { ...home.current };
      show();
    };
    return {
      onPointerDown: (e: ReactPointerEvent) => {
        if (e.pointerType === "mouse" && e.button !== 0) return;
        const held = fingers.current;
        if (held.size === 0) Object.assign(press.current, { x: e.clientX, y: e.clientY, moved: false });
        held.set(e.pointerId, { x: e.clientX, y: e.clientY });
        if (held.size > 1) press.current.moved = true;
      },
      onPointerMove: (e: ReactPointerEvent) => {
        const held = fingers.current;
        const last = held.get(e.pointerId);
        const p = press.current;
        if (!last) return;
        if (!p.moved && Math.hypot(e.clientX - p.x, e.clientY - p.y) < STILL) return;
        if (!p.moved) viewport.current?.setPointerCapture(e.pointerId);
        p.moved = true;
        if (held.size === 1) {
          look.current.x += e.clientX - last.x;
          look.current.y += e.clientY - last.y;
          bound();
          show();
        } else if (held.size === 2) {
          const rest = [...held].find(([id]) => id !== e.pointerId)![1];
          const far = (q: { x: number; y: number }) => Math.max(20, Math.hypot(q.x - rest.x, q.y - rest.y));
          const to = { x: e.clientX, y: e.clientY };
          look.current.x += (to.x - last.x) / 2;
          look.current.y += (to.y - last.y) / 2;
          near((to.x + rest.x) / 2, (to.y + rest.y) / 2, far(to) / far(last));
        }
        held.set(e.pointerId, { x: e.clientX, y: e.clientY });
      },
      onPointerUp: end,
      onPointerCancel: end,
    };
  }, [bound, near, show]);

  const toPage = useCallback((clientX: number, clientY: number) => {
    const box = viewport.current?.getBoundingClientRect();
    const { k, x, y } = look.current;
    return [(clientX - (box?.left ?? 0) - x) / k, (clientY - (box?.top ?? 0) - y) / k] as const;
  }, []);
  const scale = useCallback(() => look.current.k, []);
  const moved = useCallback(() => press.current.moved, []);
  return { viewport, sheet, on, toPage, scale, moved };
}
