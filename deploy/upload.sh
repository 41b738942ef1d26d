#!/bin/sh
# Puts an export in the place of the one that is served, without a moment between them.
#   deploy/upload.sh out /var/www/joya
# On the server itself; from elsewhere, copy the export there first (rsync -a out/ server:joya-new/).
set -eu
export_folder=$1
site=$2

release="$site/releases/$(date -u +%Y%m%d-%H%M%S)-$$"
mkdir -p "$release"
cp -R "$export_folder/." "$release/"

# A link is replaced by renaming another one over it: whoever asks meets the old one or the new one.
point() {
  ln -s "$2" "$1.new"
  mv -fT "$1.new" "$1"
}
if [ -L "$site/current" ]; then
  point "$site/previous" "$(readlink "$site/current")"
fi
point "$site/current" "$release"

# the five newest stay, to go back to
ls -1d "$site"/releases/* | sort -r | tail -n +6 | while read -r old; do
  rm -r "$old"
done
