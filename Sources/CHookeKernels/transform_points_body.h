// Points through transforms for one SCALAR; COUNTER is an integer of the same size.

// Projects up to POINT_BLOCK points and returns the number in front. An affine transform has w = 1 everywhere.
HOOKE_INLINE COUNTER NAME(project_block)(const SCALAR *m, const SCALAR *x, const SCALAR *y, const SCALAR *z, size_t count,
                                         SCALAR *toX, SCALAR *toY, SCALAR *toZ, SCALAR *toW, const int isSpace,
                                         const int isAffine) {
    const SCALAR m11 = m[0], m12 = m[1], m13 = m[2], m14 = m[3];
    const SCALAR m21 = m[4], m22 = m[5], m23 = m[6], m24 = m[7];
    const SCALAR m31 = m[8], m32 = m[9], m33 = m[10], m34 = m[11];
    const SCALAR m41 = m[12], m42 = m[13], m43 = m[14], m44 = m[15];
    const SCALAR none = (SCALAR)__builtin_nan("");
    COUNTER inFront = 0;
    EACH_BY_ITSELF
    for (size_t i = 0; i < count; i++) {
        SCALAR px = x[i], py = y[i], pz = isSpace ? z[i] : 0;
        SCALAR imageX = isSpace ? (px * m11 + py * m21) + (pz * m31 + m41) : px * m11 + py * m21 + m41;
        SCALAR imageY = isSpace ? (px * m12 + py * m22) + (pz * m32 + m42) : px * m12 + py * m22 + m42;
        SCALAR imageZ = isSpace ? (px * m13 + py * m23) + (pz * m33 + m43) : 0;
        if (isAffine) {
            toX[i] = imageX;
            toY[i] = imageY;
            if (isSpace) toZ[i] = imageZ;
            toW[i] = 1;
        } else {
            SCALAR w = isSpace ? (px * m14 + py * m24) + (pz * m34 + m44) : px * m14 + py * m24 + m44;
            toX[i] = w > 0 ? imageX / w : none;
            toY[i] = w > 0 ? imageY / w : none;
            if (isSpace) toZ[i] = w > 0 ? imageZ / w : none;
            toW[i] = w;
            inFront += w > 0;
        }
    }
    return isAffine ? (COUNTER)count : inFront;
}

// Projects all points by one transform. Unrequested outputs go to scratch memory, and long outputs are copied from it.
HOOKE_INLINE size_t NAME(project_run)(const SCALAR *m, const SCALAR *x, const SCALAR *y, const SCALAR *z, size_t count,
                                      SCALAR *toX, SCALAR *toY, SCALAR *toZ, SCALAR *toW, int isLong,
                                      SCALAR (*scratch)[POINT_BLOCK], const int isSpace, const int isAffine) {
    size_t inFront = 0;
    // Every block but the first begins at a cache line.
    size_t block = POINT_BLOCK - (uintptr_t)toX % 64 / sizeof(SCALAR);
    for (size_t start = 0; start < count; start += block, block = POINT_BLOCK) {
        size_t left = count - start;
        if (block > left) block = left;
        SCALAR *blockX = isLong ? scratch[0] : toX + start;
        SCALAR *blockY = isLong ? scratch[1] : toY + start;
        SCALAR *blockZ = isLong || !toZ ? scratch[2] : toZ + start;
        SCALAR *blockW = isLong || !toW ? scratch[3] : toW + start;
        inFront += NAME(project_block)(m, x + start, y + start, isSpace ? z + start : z, block, blockX, blockY, blockZ,
                                       blockW, isSpace, isAffine);
        if (isLong) {
            hooke_stream(toX + start, blockX, block * sizeof(SCALAR));
            hooke_stream(toY + start, blockY, block * sizeof(SCALAR));
            if (isSpace && toZ) hooke_stream(toZ + start, blockZ, block * sizeof(SCALAR));
            if (toW) hooke_stream(toW + start, blockW, block * sizeof(SCALAR));
        }
    }
    return inFront;
}

HOOKE_CLONES size_t NAME(hooke_project)(const SCALAR *matrices, size_t matrixCount, const size_t *runs, const SCALAR *x,
                                        const SCALAR *y, const SCALAR *z, size_t count, SCALAR *toX, SCALAR *toY,
                                        SCALAR *toZ, SCALAR *toW, int isLong) {
    _Alignas(64) SCALAR scratch[4][POINT_BLOCK];
    size_t inFront = 0;
    for (size_t k = 0; k < matrixCount; k++) {
        const SCALAR *m = matrices + 16 * k;
        size_t run = runs ? runs[k] : count;
        int isAffine = m[3] == 0 && m[7] == 0 && m[11] == 0 && m[15] == 1;
        if (z) {
            inFront += isAffine
                           ? NAME(project_run)(m, x, y, z, run, toX, toY, toZ, toW, isLong, scratch, 1, 1)
                           : NAME(project_run)(m, x, y, z, run, toX, toY, toZ, toW, isLong, scratch, 1, 0);
        } else {
            inFront += isAffine
                           ? NAME(project_run)(m, x, y, z, run, toX, toY, toZ, toW, isLong, scratch, 0, 1)
                           : NAME(project_run)(m, x, y, z, run, toX, toY, toZ, toW, isLong, scratch, 0, 0);
        }
        if (runs) {
            x += run;
            y += run;
            if (z) z += run;
        }
        toX += run;
        toY += run;
        if (toZ) toZ += run;
        if (toW) toW += run;
    }
    if (isLong) hooke_stream_end();
    return inFront;
}

// Up to POINT_BLOCK homogeneous images.
HOOKE_INLINE void NAME(homogeneous_block)(const SCALAR *m, const SCALAR *restrict x, const SCALAR *restrict y,
                                          const SCALAR *restrict z, size_t count, SCALAR *restrict toX,
                                          SCALAR *restrict toY, SCALAR *restrict toZ, SCALAR *restrict toW,
                                          const int isSpace) {
    const SCALAR m11 = m[0], m12 = m[1], m13 = m[2], m14 = m[3];
    const SCALAR m21 = m[4], m22 = m[5], m23 = m[6], m24 = m[7];
    const SCALAR m31 = m[8], m32 = m[9], m33 = m[10], m34 = m[11];
    const SCALAR m41 = m[12], m42 = m[13], m43 = m[14], m44 = m[15];
    for (size_t i = 0; i < count; i++) {
        SCALAR px = x[i], py = y[i], pz = isSpace ? z[i] : 0;
        toX[i] = isSpace ? (px * m11 + py * m21) + (pz * m31 + m41) : px * m11 + py * m21 + m41;
        toY[i] = isSpace ? (px * m12 + py * m22) + (pz * m32 + m42) : px * m12 + py * m22 + m42;
        toZ[i] = isSpace ? (px * m13 + py * m23) + (pz * m33 + m43) : px * m13 + py * m23 + m43;
        toW[i] = isSpace ? (px * m14 + py * m24) + (pz * m34 + m44) : px * m14 + py * m24 + m44;
    }
}

HOOKE_CLONES void NAME(hooke_homogeneous)(const SCALAR *matrices, size_t matrixCount, const SCALAR *x, const SCALAR *y,
                                          const SCALAR *z, size_t count, SCALAR *images, int isLong) {
    _Alignas(64) SCALAR scratch[4][POINT_BLOCK];
    // All transforms of a block of points before the next block, so that points are read from memory once.
    size_t block = POINT_BLOCK - (uintptr_t)images % 64 / sizeof(SCALAR);
    for (size_t start = 0; start < count; start += block, block = POINT_BLOCK) {
        size_t left = count - start;
        if (block > left) block = left;
        for (size_t k = 0; k < matrixCount; k++) {
            SCALAR *columns[4];
            for (size_t c = 0; c < 4; c++) columns[c] = isLong ? scratch[c] : images + (4 * k + c) * count + start;
            if (z) {
                NAME(homogeneous_block)(matrices + 16 * k, x + start, y + start, z + start, block, columns[0], columns[1],
                                        columns[2], columns[3], 1);
            } else {
                NAME(homogeneous_block)(matrices + 16 * k, x + start, y + start, z, block, columns[0], columns[1],
                                        columns[2], columns[3], 0);
            }
            if (!isLong) continue;
            for (size_t c = 0; c < 4; c++) {
                hooke_stream(images + (4 * k + c) * count + start, columns[c], block * sizeof(SCALAR));
            }
        }
    }
    if (isLong) hooke_stream_end();
}
