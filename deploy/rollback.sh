#!/bin/sh
# Serves an earlier release again: the one that was served before the current one, or one named in <site>/releases.
#   deploy/rollback.sh <site> [release]
set -eu
site=$(cd "$1" && pwd)
. "$(dirname "$0")/switch.sh"

release=${2:-$(release_of previous)}
if [ -z "$release" ] || [ ! -d "$site/releases/$release" ]; then
  echo "There is no release ${release:-before the current one}. Kept are: $(ls "$site/releases" | tr '\n' ' ')" >&2
  exit 1
fi
switch_to "$release"
