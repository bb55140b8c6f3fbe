import { useEffect, useState } from "react";
import styles from "./Drawing.module.css";

const fetched = new Map<string, Promise<string>>();

/** A drawing is a file of its own and no script; its colours are the page's, so it must stand in the page. */
function drawing(address: string): Promise<string> {
  let inside = fetched.get(address);
  if (!inside) {
    inside = fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.text();
    });
    // It may be there at the next look.
    inside.catch(() => fetched.delete(address));
    fetched.set(address, inside);
  }
  return inside;
}

interface DrawingProps {
  readonly of: string;
  readonly className?: string;
}

/** A drawing of `draw.ts`. It keeps its place while it is on its way; the words beside it say all that it says. */
export function Drawing({ of, className = "" }: DrawingProps) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    drawing(of).then(
      (text) => {
        if (current) setSvg(text);
      },
      () => {
        // Without its picture a door is still a door: it has a name and opens.
      },
    );
    return () => {
      current = false;
    };
  }, [of]);
  if (svg === null) return <div className={`${styles.drawing} ${className}`} aria-hidden="true" />;
  return (
    <div
      className={`${styles.drawing} ${styles.here} ${className}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from our own build
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
