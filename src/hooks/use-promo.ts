import { useCallback, useEffect, useState } from "react";
import { PROMO_LEAVE_DELAY_MS, PROMO_TIMER_MS } from "../config";
import { readSession, writeSession } from "./session";

const KEY = "promo";
const DISMISSED = "dismissed";

/**
 * Whether the promo banner shows (specification, section 2): after the pointer has left through the top edge or some time
 * after load, whichever is first; not after it was closed in this session.
 */
export function usePromo(): { shown: boolean; dismiss: () => void } {
  const [due, setDue] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  // Also when Back brings the page back: the banner may have been closed on another page meanwhile.
  useEffect(() => {
    const recall = () => readSession(KEY) === DISMISSED && setDismissed(true);
    recall();
    window.addEventListener("pageshow", recall);
    return () => window.removeEventListener("pageshow", recall);
  }, []);

  useEffect(() => {
    if (dismissed || due) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const show = () => setDue(true);
    const timer = setTimeout(show, PROMO_TIMER_MS);
    const left = ({ clientY }: MouseEvent) => {
      if (clientY <= 0) leaving ??= setTimeout(show, PROMO_LEAVE_DELAY_MS);
    };
    document.documentElement.addEventListener("mouseleave", left);
    return () => {
      clearTimeout(timer);
      clearTimeout(leaving);
      document.documentElement.removeEventListener("mouseleave", left);
    };
  }, [dismissed, due]);

  const dismiss = useCallback(() => {
    writeSession(KEY, DISMISSED);
    setDismissed(true);
  }, []);

  return { shown: due && !dismissed, dismiss };
}
