"""Makes the site's one font file and those of the kiosk. Run by hand, seldom; the results are committed, so that no build
needs Python.

    python3 -m venv .local/font && .local/font/bin/pip install fonttools brotli
    .local/font/bin/python build/font/make-font.py

In:  the two Latin files of @fontsource-variable/atkinson-hyperlegible-next, the Arabic one of noto-sans-arabic and the
     Devanagari one of noto-sans-devanagari beside it (all SIL Open Font License 1.1).
Out: src/styles/fonts/atkinson-hyperlegible-next.woff2  variable, weights 400 to 700, Western European letters,
                                                        and a zero without a stroke
     src/styles/fonts/noto-sans-{arabic,devanagari}.woff2  for the kiosk, with every rule that joins and places their letters
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules/@fontsource-variable"
SOURCE = PACKAGES / "atkinson-hyperlegible-next/files"
WOFF = ROOT / "src/styles/fonts/atkinson-hyperlegible-next.woff2"

LATIN = (
    "".join(chr(code) for code in range(0x20, 0x7F))
    + "\u00a0¡©®°·¿×½¼¾"
    + "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜŒàáâäåæçèéêëìíîïñòóôöøùúûüœßÿ«»‹›"
    + "–—‘’‚“”„•…€£₹™"
)


# Letters, marks and punctuation of Arabic as it is written in the Emirates, both sets of its digits, and the four letters that
# names from the Gulf take from Persian; all of the block Devanagari. Joiners for both.
SCRIPTS = {
    "arabic": [0x060C, 0x061B, 0x061F, *range(0x0621, 0x063B), *range(0x0640, 0x0653), *range(0x0660, 0x066D)]
    + [0x0670, 0x0671, 0x067E, 0x0686, 0x06A4, 0x06AF, 0x200C, 0x200D],
    "devanagari": [*range(0x0900, 0x0980), 0x200C, 0x200D],
}


def load(name: str) -> TTFont:
    return TTFont(SOURCE / f"atkinson-hyperlegible-next-{name}-wght-normal.woff2")


def with_rupee() -> TTFont:
    """The rupee sign stands only in the extended file: its outline, its variation and its width move over."""
    font, extended = load("latin"), load("latin-ext")
    name = extended.getBestCmap()[0x20B9]
    font.ensureDecompiled()
    del font["HVAR"]  # Widths then vary through gvar, which holds them too.
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = extended["glyf"][name]
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["gvar"].variations[name] = extended["gvar"].variations[name]
    font["hmtx"].metrics[name] = extended["hmtx"][name]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x20B9] = name
    return font


def instance(weights) -> TTFont:
    """One weight, or a range of them, written and read again: the subsetter wants complete tables."""
    file = BytesIO()
    instancer.instantiateVariableFont(with_rupee(), {"wght": weights}).save(file)
    file.seek(0)
    return TTFont(file)


def subset(font: TTFont) -> TTFont:
    options = Options()
    options.layout_features = ["kern", "mark", "ccmp", "tnum"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=LATIN)
    subsetter.subset(font)
    return font


def plain_outline(font: TTFont) -> GlyphCoordinates:
    """The zero's outer line and one counter. The stroke leaves two quarters of the counter whole, lower left (points 23
    to 26 and 16) and upper right (31 to 36); their mirror images are the other two."""
    points, _, _ = font["glyf"]["zero"].getCoordinates(font["glyf"])
    middle = points[16][0]
    mirrored = lambda index: (2 * middle - points[index][0], points[index][1])
    lower_right = [mirrored(index) for index in (26, 25, 24)]
    upper_left = [mirrored(index) for index in (35, 34, 33, 32)]
    inner = [points[16], *lower_right, *points[31:37], *upper_left, *points[23:27]]
    return GlyphCoordinates([*points[0:16], *inner])


def draw_plain_zero(font: TTFont) -> None:
    """People who dial a number read the stroke as an 8 or an Ø, and the face has no other zero."""
    bold = instance(700)
    regular, heavy = plain_outline(instance(400)), plain_outline(bold)
    flags = font["glyf"]["zero"].getCoordinates(font["glyf"])[2]
    order = [*range(16), 16, 26, 25, 24, *range(31, 37), 35, 34, 33, 32, *range(23, 27)]
    glyph = Glyph()
    glyph.numberOfContours, glyph.endPtsOfContours = 2, [15, len(order) - 1]
    glyph.coordinates, glyph.flags = regular, bytearray(flags[index] for index in order)
    glyph.program = ttProgram.Program()
    glyph.program.fromBytecode(b"")
    font["glyf"]["zero"] = glyph
    glyph.recalcBounds(font["glyf"])
    deltas = [(there[0] - here[0], there[1] - here[1]) for here, there in zip(regular, heavy)]
    wider = bold["hmtx"]["zero"][0] - font["hmtx"]["zero"][0]
    axes = {"wght": (0, 1, 1)}
    font["gvar"].variations["zero"] = [TupleVariation(axes, [*deltas, (0, 0), (wider, 0), (0, 0), (0, 0)])]


def write_woff() -> None:
    font = instance((400, 400, 700))
    draw_plain_zero(font)
    font = subset(font)
    font.flavor = "woff2"
    font.save(WOFF)
    print(WOFF.name, WOFF.stat().st_size, "bytes")


def write_script(script: str) -> None:
    """Without the rules for joining, stacking and placing marks these letters cannot be read: all of them stay."""
    path = PACKAGES / f"noto-sans-{script}/files/noto-sans-{script}-{script}-wght-normal.woff2"
    file = BytesIO()
    instancer.instantiateVariableFont(TTFont(path), {"wght": (400, 400, 700)}).save(file)
    file.seek(0)
    font = TTFont(file)
    options = Options()
    options.layout_features = "*"
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=SCRIPTS[script])
    subsetter.subset(font)
    font.flavor = "woff2"
    woff = ROOT / f"src/styles/fonts/noto-sans-{script}.woff2"
    font.save(woff)
    print(woff.name, woff.stat().st_size, "bytes")


if __name__ == "__main__":
    write_woff()
    for script in SCRIPTS:
        write_script(script)
