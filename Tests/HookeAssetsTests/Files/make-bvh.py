#!/usr/bin/env python3
"""Writes moves.bvh: an arm with a hand that waves, 61 frames in 2 s. The numbers are rounded as recorders write them."""

import math
from pathlib import Path

HEADER = """HIERARCHY
ROOT Shoulder
{
  OFFSET 0 140 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT Upper Arm
  {
    OFFSET 18 0 0
    CHANNELS 3 Zrotation Xrotation Yrotation
    JOINT Hand
    {
      OFFSET 55 0 0
      CHANNELS 1 Zrotation
      End Site
      {
        OFFSET 10 0 0
      }
    }
  }
  End Site
  {
    OFFSET 0 -50 0
  }
}
MOTION
Frames: 61
Frame Time: 0.0333333
"""


def frame(t):
    """The numbers at a time in seconds."""
    sway = math.sin(math.pi * t)
    wave = math.sin(4 * math.pi * t) * math.exp(-t)
    return [2 * sway, 140 + sway * sway, 0.5 * t, 3 * sway, 0, 20 * t, 80 * math.sin(math.pi * t / 2), 5 * wave, -10 * t, 30 * wave]


rows = (" ".join(f"{number:.4f}" for number in frame(k / 30)) for k in range(61))
Path(__file__).with_name("moves.bvh").write_text(HEADER + "\n".join(rows) + "\n")
