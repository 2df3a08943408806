/**
 * The projection of the locations map: Equal Earth (Šavrič, Patterson and Jenny, 2018), rotated to be cut at the
 * Bering Strait, and cropped to the lands that have cities. Land dots and city marks share it.
 */
const a1 = 1.340264
const a2 = -0.081106
const a3 = 0.000893
const a4 = 0.003796
const m = Math.sqrt(3) / 2
const middleLongitude = 10.5
const scale = 231.3
const middleX = 448.9
const middleY = 287.9

/** In map units, about a pixel each on a wide screen. */
export const worldMap = { width: 976, height: 532, left: -5, top: -3 }

/** The hexagonal lattice of the land dots, in map units. */
export const lattice = { step: 9.2, rowStep: 9.2 * m, top: 4 }

/** @returns the position of a place on the map, in whole map units */
export function project(latitude: number, longitude: number): { x: number; y: number } {
  const radians = Math.PI / 180
  const theta = Math.asin(m * Math.sin(latitude * radians))
  const t2 = theta ** 2
  const t6 = theta ** 6
  const x =
    ((longitude - middleLongitude) * radians * Math.cos(theta)) /
    (m * (a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2)))
  const y = theta * (a1 + a2 * t2 + t6 * (a3 + a4 * t2))
  return { x: Math.round(middleX + scale * x), y: Math.round(middleY - scale * y) }
}
