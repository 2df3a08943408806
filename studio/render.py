"""Renders the pictures of the list that are missing: `python3 studio/render.py [names] [--proof] [--again]`.

Masters go to .local/pictures/<folder>/<name>.png. A name may be a folder: `drink`. `--proof` renders small and quick
into .local/pictures/proofs; `--again` renders also what is there. `--list` prints the list.
"""

import argparse
import ast
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from artwork.draw import draw_all
from craft.paths import MASTERS


def listed():
    """Names of all pictures; read from the source, since the catalog itself can only be loaded inside Blender."""
    names = []
    for module in sorted((HERE / "catalog").glob("[a-z]*.py")):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "picture":
                names.append(ast.literal_eval(node.args[0]))
    return names


def shoot(name, scale, samples, threads):
    blender = ["blender", "--background", "--threads", str(threads), "--factory-startup", "--python-exit-code", "1"]
    command = [*blender, "--python", str(HERE / "shoot.py"), "--", name, str(scale), str(samples)]
    # Debian's Blender takes the first python on the path for its own.
    path = "/usr/bin:/bin:" + os.environ["PATH"]
    quiet = {**os.environ, "PATH": path, "OMP_WAIT_POLICY": "passive", "OMP_NUM_THREADS": str(threads)}
    done = subprocess.run(command, env=quiet, capture_output=True, text=True)
    result = next((line for line in done.stdout.splitlines() if line.startswith("RENDERED")), None)
    print(result or f"FAILED {name}\n{done.stdout[-1500:]}\n{done.stderr[-1500:]}", flush=True)
    return result is not None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--proof", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--list", action="store_true")
    wanted = parser.parse_args()
    names = [
        name
        for name in listed()
        if not wanted.names or name in wanted.names or name.split("/")[0] in wanted.names
    ]
    if wanted.list:
        print("\n".join(names))
        return 0
    draw_all()
    folder = MASTERS / "proofs" if wanted.proof else MASTERS
    missing = [name for name in names if wanted.again or not (folder / f"{name}.png").exists()]
    scale, samples = (0.4, 6) if wanted.proof else (1.0, 0)
    results = [shoot(name, scale, samples, wanted.threads) for name in missing]
    print(f"{sum(results)} of {len(missing)} rendered, {len(names) - len(missing)} were there")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
