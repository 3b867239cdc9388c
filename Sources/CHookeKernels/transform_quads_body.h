// Rectangles through transforms for one SCALAR.

// The fields of transforms that matter for the plane z = 0, as a structure of arrays, and the rectangles.
typedef struct {
    SCALAR m11[QUAD_BLOCK], m12[QUAD_BLOCK], m14[QUAD_BLOCK];
    SCALAR m21[QUAD_BLOCK], m22[QUAD_BLOCK], m24[QUAD_BLOCK];
    SCALAR m41[QUAD_BLOCK], m42[QUAD_BLOCK], m44[QUAD_BLOCK];
    SCALAR x[QUAD_BLOCK], y[QUAD_BLOCK], width[QUAD_BLOCK], height[QUAD_BLOCK];
} NAME(plane_block);

HOOKE_INLINE void NAME(gather)(NAME(plane_block) *to, const SCALAR *matrices, size_t step, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const SCALAR *m = matrices + step * i;
        to->m11[i] = m[0];
        to->m12[i] = m[1];
        to->m14[i] = m[3];
        to->m21[i] = m[4];
        to->m22[i] = m[5];
        to->m24[i] = m[7];
        to->m41[i] = m[12];
        to->m42[i] = m[13];
        to->m44[i] = m[15];
    }
}

// The image of one corner of each rectangle.
HOOKE_INLINE void NAME(corner)(const NAME(plane_block) *from, size_t count, const int isRight, const int isBottom,
                               SCALAR *restrict toX, SCALAR *restrict toY, SCALAR *restrict least) {
    const SCALAR none = (SCALAR)__builtin_nan("");
    for (size_t i = 0; i < count; i++) {
        SCALAR x = isRight ? from->x[i] + from->width[i] : from->x[i];
        SCALAR y = isBottom ? from->y[i] + from->height[i] : from->y[i];
        SCALAR w = x * from->m14[i] + y * from->m24[i] + from->m44[i];
        SCALAR imageX = (x * from->m11[i] + y * from->m21[i] + from->m41[i]) / w;
        SCALAR imageY = (x * from->m12[i] + y * from->m22[i] + from->m42[i]) / w;
        toX[i] = w > 0 ? imageX : none;
        toY[i] = w > 0 ? imageY : none;
        // NaN is kept.
        SCALAR other = least[i];
        least[i] = ((other < w) | (other != other)) ? other : w;
    }
}

// The sign of the determinant of the plane's map, 0 within rounding, times the signs of the sides.
HOOKE_INLINE void NAME(facing)(const NAME(plane_block) *from, size_t count, int8_t *restrict to) {
    for (size_t i = 0; i < count; i++) {
        SCALAR a = from->m22[i] * from->m44[i], b = from->m24[i] * from->m42[i];
        SCALAR c = from->m21[i] * from->m44[i], d = from->m24[i] * from->m41[i];
        SCALAR e = from->m21[i] * from->m42[i], f = from->m22[i] * from->m41[i];
        SCALAR value = from->m11[i] * (a - b) - from->m12[i] * (c - d) + from->m14[i] * (e - f);
        SCALAR size = MAGNITUDE(from->m11[i]) * (MAGNITUDE(a) + MAGNITUDE(b)) +
                      MAGNITUDE(from->m12[i]) * (MAGNITUDE(c) + MAGNITUDE(d)) +
                      MAGNITUDE(from->m14[i]) * (MAGNITUDE(e) + MAGNITUDE(f));
        SCALAR sign = MAGNITUDE(value) > 4 * ROUNDOFF * size ? value : 0;
        // The product of the sides might underflow.
        int sides = ((from->width[i] > 0) - (from->width[i] < 0)) * ((from->height[i] > 0) - (from->height[i] < 0));
        to[i] = (int8_t)(((sign > 0) - (sign < 0)) * sides);
    }
}

HOOKE_CLONES void NAME(hooke_quads)(const SCALAR *matrices, size_t matrixStep, const SCALAR *x, const SCALAR *y,
                                    const SCALAR *width, const SCALAR *height, size_t rectangleStep, size_t count,
                                    SCALAR *corners, size_t stride, SCALAR *least, int8_t *facing) {
    _Alignas(64) NAME(plane_block) block;
    _Alignas(64) SCALAR leastHere[QUAD_BLOCK];
    for (size_t start = 0; start < count; start += QUAD_BLOCK) {
        size_t n = count - start < QUAD_BLOCK ? count - start : QUAD_BLOCK;
        // Shared data are gathered once.
        if (matrixStep != 0 || start == 0) NAME(gather)(&block, matrices + matrixStep * start, matrixStep, n);
        if (rectangleStep != 0 || start == 0) {
            for (size_t i = 0; i < n; i++) {
                size_t from = rectangleStep * (start + i);
                block.x[i] = x[from];
                block.y[i] = y[from];
                block.width[i] = width[from];
                block.height[i] = height[from];
            }
        }
        SCALAR *to = corners + start;
        for (size_t i = 0; i < n; i++) leastHere[i] = (SCALAR)__builtin_inf();
        NAME(corner)(&block, n, 0, 0, to, to + stride, leastHere);
        NAME(corner)(&block, n, 1, 0, to + 2 * stride, to + 3 * stride, leastHere);
        NAME(corner)(&block, n, 1, 1, to + 4 * stride, to + 5 * stride, leastHere);
        NAME(corner)(&block, n, 0, 1, to + 6 * stride, to + 7 * stride, leastHere);
        for (size_t i = 0; i < n; i++) least[start + i] = leastHere[i];
        NAME(facing)(&block, n, facing + start);
    }
}
