# Part of upload.sh and rollback.sh, which set $site. One of them runs at a time.
exec 9>"$site/lock"
flock 9

# the release that a link of the site leads to
release_of() {
  [ ! -L "$site/$1" ] || basename "$(readlink "$site/$1")"
}

# A link is replaced by renaming another one over it: whoever asks meets the old one or the new one.
point() {
  ln -sfn "releases/$2" "$site/$1.new"
  mv -fT "$site/$1.new" "$site/$1"
}

switch_to() {
  before=$(release_of current)
  if [ -n "$before" ] && [ "$before" != "$1" ]; then
    # the age of a shared file counts from the last moment at which pages named it
    (cd "$site/current" && find _next/static photos -type f -print0) | (cd "$site/shared" && xargs -0 touch -c)
    point previous "$before"
  fi
  point current "$1"
  echo "$site serves release $1${before:+; before it, $before}."
}
