/** Offers of one card for one that are likely wanted: something to spare for something that our buildings still need. */
import { lacks, type Cards, type Catalogue, type Tag } from './model.ts'

export interface SmallOffer {
  give: string
  want: string
}

const MOST = 10
/** So many kinds are given, and as many are asked for. */
const KINDS = 4
const RANKS = ['basic', 'rare', 'gold', 'aegis']

/** The likely ones first: most to spare, most needed, and of the same worth. */
export function smallOffers(hand: Cards, tags: Map<string, Tag>, home: string, catalogue: Catalogue): SmallOffer[] {
  const needed: Map<string, number> = new Map()
  for (const { price } of tags.values())
    for (const [kind, n] of price) if (catalogue.classes.has(kind)) needed.set(kind, Math.max(needed.get(kind) ?? 0, n))
  const left = (kind: string): number => (hand.get(kind) ?? 0) - (needed.get(kind) ?? 0)
  const others = lacks(tags, home, catalogue)
  const mine = [...needed.keys()].filter((kind) => !others.has(kind) && left(kind) < 0)
  const wants = [...[...others.keys()].filter((kind) => left(kind) < 0), ...mine].slice(0, KINDS)
  const gives = [...hand.keys()].sort((one, other) => left(other) - left(one)).slice(0, KINDS)
  const apart = ({ give, want }: SmallOffer): number =>
    gives.indexOf(give) + wants.indexOf(want) + 3 * Math.abs(rank(give, catalogue) - rank(want, catalogue))
  return gives
    .flatMap((give) => wants.filter((want) => want !== give).map((want): SmallOffer => ({ give, want })))
    .sort((one, other) => apart(one) - apart(other))
    .slice(0, MOST)
}
const rank = (kind: string, catalogue: Catalogue): number => RANKS.indexOf(catalogue.classOf(kind))
