import type { AccessTold } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { accessTold } from "./api.ts";

/** How this browser stands with the server; null until that is known. */
export function useAccess(): AccessTold | null {
  const [told, setTold] = useState<AccessTold | null>(null);
  useEffect(() => {
    let current = true;
    void accessTold().then((answer) => {
      if (current && answer.ok) setTold(answer.value);
    });
    return () => {
      current = false;
    };
  }, []);
  return told;
}
