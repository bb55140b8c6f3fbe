/**
 * A synthetic map for `bench/pieces.ts`: 105 regions and 1,400 drawn shapes, and as many pieces as `?pieces=` says. Each
 * piece is a button with a picture, a number and a name that keeps its size.
 */
import { MapPiece, MapPieces, ZoomMap } from "@westmarch/boardkit/map";
import { stream } from "@westmarch/kernel";
import { memo, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { drive, type ScreenPoint } from "./drive.ts";
import styles from "./page.module.css";

const [WIDTH, HEIGHT] = [1800, 1300];
const ACROSS = 15;
const DOWN = 7;
const SHAPES = 1400;
/** So many walk at once. */
const WALKING = 10;

const many = Number(new URLSearchParams(location.search).get("pieces"));
const whole = stream(7);
const any = (most: number): number => whole(most * 10) / 10;

const regions = Array.from({ length: ACROSS * DOWN }, (_, i) => {
  const [w, h] = [WIDTH / ACROSS, HEIGHT / DOWN];
  const [x, y] = [(i % ACROSS) * w, Math.floor(i / ACROSS) * h];
  return `M${x + any(20)} ${y + any(20)}L${x + w - any(20)} ${y + any(20)}L${x + w} ${y + h}L${x} ${y + h - any(20)}z`;
});
const shapes = Array.from({ length: SHAPES }, () => {
  const steps = Array.from({ length: 24 }, () => `l${any(12) - 6} ${any(12) - 6}`);
  return `M${any(WIDTH)} ${any(HEIGHT)}${steps.join("")}z`;
});

const PAINTS = ["#23476f", "#7a2412", "#3e5c2c", "#7a5517", "#16273c", "#2a2422", "#54422e", "#6f2a52"];
const pictures = PAINTS.map((paint) => {
  const body = "M9 79V35C9 21.5 18.5 11.5 32 2.5C45.5 11.5 55 21.5 55 35V79Z";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 91" width="64" height="91"><linearGradient id="p" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".5" stop-color="${paint}"/><stop offset="1"/></linearGradient><ellipse cx="35" cy="85" rx="29" ry="5.4" opacity=".34"/><path d="${body}" fill="url(#p)" stroke="#150d07" stroke-width="3.6"/><path d="${body}" fill="none" stroke="#c9d3dc" stroke-width="1.9"/><path d="M5 79H59L62.4 86.2C52 89.6 12 89.6 1.6 86.2Z" fill="#6f4a26" stroke="#20140a"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
});

const Land = memo(() => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.land} aria-hidden="true">
    {regions.map((d, i) => (
      <path key={d} d={d} fill={`hsl(${30 + ((i * 37) % 90)} 40% 78%)`} stroke="#3a2c1e" strokeWidth="3" />
    ))}
    {shapes.map((d) => (
      <path key={d} d={d} fill="#3a2c1e" opacity=".5" />
    ))}
  </svg>
));

const Piece = memo(({ id, x, y }: ScreenPoint & { readonly id: number }) => (
  <MapPiece className={styles.piece!} x={x} y={y} width={44} height={63} aria-label={`piece ${id}`}>
    <img className={styles.picture} src={pictures[id % pictures.length]} alt="" />
    <span className={styles.number}>{(id % 9) + 1}</span>
    <span className={styles.name}>No. {id}</span>
  </MapPiece>
));

const START: readonly ScreenPoint[] = Array.from({ length: many }, () => ({
  x: 30 + any(WIDTH - 60),
  y: 70 + any(HEIGHT - 90),
}));

const somewhereElse = ({ x, y }: ScreenPoint): ScreenPoint => ({
  x: 30 + ((x + 333) % (WIDTH - 60)),
  y: 70 + ((y + 211) % (HEIGHT - 90)),
});

const Table = () => {
  const [spots, stand] = useState(START);
  useEffect(() => {
    const every = Math.max(1, Math.floor(many / WALKING));
    drive({
      walk: () => stand((now) => now.map((spot, i) => (i % every === 0 ? somewhereElse(spot) : spot))),
    });
  }, []);
  return (
    <ZoomMap
      width={WIDTH}
      height={HEIGHT}
      least={0}
      language="en"
      calm={false}
      remember={null}
      fitted={() => {}}
      picture={null}
    >
      <Land />
      <MapPieces>
        {spots.map(({ x, y }, id) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the list
          <Piece key={id} id={id} x={x} y={y} />
        ))}
      </MapPieces>
    </ZoomMap>
  );
};

const root = document.getElementById("root");
if (root) createRoot(root).render(<Table />);
