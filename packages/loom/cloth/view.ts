/** How the cloth lies under the camera. */
export type View = {
  /** Threads across the width of the picture. */
  threads: number;
  /** Turn of the cloth, in degrees, clockwise. */
  angle: number;
  /** Extra lean of the warps, as the tangent of an angle. */
  shear: number;
  /** Cloth position seen at the middle of the picture. */
  centre: readonly [number, number];
};

/** Linear map from pixels to cloth: `u = u0 + ux * x + uy * y`, and likewise for v. */
export type ViewMap = {
  u0: number;
  ux: number;
  uy: number;
  v0: number;
  vx: number;
  vy: number;
  pitch: number;
};

/** Inverts the view for a picture of the given size in pixels; `pitch` is the pixels between two threads. */
export function mapView(view: View, width: number, height: number): ViewMap {
  const pitch = width / view.threads;
  const turn = (view.angle * Math.PI) / 180;
  const [weftX, weftY] = [Math.cos(turn) * pitch, Math.sin(turn) * pitch];
  const [warpX, warpY] = [-weftY + view.shear * weftX, weftX + view.shear * weftY];
  const determinant = weftX * warpY - weftY * warpX;
  const [ux, uy] = [warpY / determinant, -warpX / determinant];
  const [vx, vy] = [-weftY / determinant, weftX / determinant];
  return {
    u0: view.centre[0] - (ux * width + uy * height) / 2,
    ux,
    uy,
    v0: view.centre[1] - (vx * width + vy * height) / 2,
    vx,
    vy,
    pitch,
  };
}
