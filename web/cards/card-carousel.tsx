import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

/** A row of cards to swipe through. Children are `<li className="snap-center">`. */
export function CardCarousel({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const move = (direction: -1 | 1) => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current?.scrollBy({
      left: direction * list.current.clientWidth * 0.8,
      behavior: still ? "instant" : "smooth",
    });
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className="card-carousel relative">
      <ul
        ref={list}
        // Only what can have the focus can be scrolled by keyboard.
        tabIndex={0}
        aria-label={label}
        // The rare shine far around themselves, and nothing may cut their light.
        className="-my-8 flex snap-x snap-mandatory scroll-px-[max(1rem,calc(50%-35rem))] gap-5 overflow-x-auto px-[max(1rem,calc(50%-35rem))] py-16 [scrollbar-width:none]"
      >
        {children}
      </ul>
      <div className="relative mx-auto mt-2 flex max-w-6xl justify-end gap-3 px-4">
        <Button look="ghost" round aria-label="Previous cards" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button look="ghost" round aria-label="Next cards" onClick={() => move(1)}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </section>
  );
}
