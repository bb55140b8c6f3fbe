import { spread } from "@westmarch/boardkit/spread";
import { memo, useEffect, useRef, useState } from "react";

const known = new Map<string, Promise<string>>();

const load = (url: string): Promise<string> => {
  const before = known.get(url);
  if (before) return before;
  const text = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.text();
  });
  known.set(url, text);
  return text;
};

/**
 * A drawing, put into the page as it is, so that the page's colours reach it. React never looks inside. An error goes
 * to the page, which can be loaded again.
 */
export const Drawn = memo(({ url, className }: { readonly url: string; readonly className: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    let stop = () => {};
    load(url).then(
      (svg) => {
        if (wanted && box.current) stop = spread(svg, box.current);
      },
      (error: unknown) => {
        known.delete(url);
        if (wanted) setFailed(error);
      },
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [url]);
  if (failed) throw failed;
  return <div ref={box} className={className} aria-hidden="true" />;
});
