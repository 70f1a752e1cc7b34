# shellcheck shell=bash
# Reads the command line, and what an earlier installation was told.

action=install
is_dry_run=no
is_purging=no
is_confirmed=no
has_proxy=yes
domain=${UJAMAA_DOMAIN:-}
admin=${UJAMAA_ADMIN:-}
smtp=${UJAMAA_SMTP:-}
site_name=${UJAMAA_NAME:-}
contact=${UJAMAA_CONTACT:-}
tls=""
release_file=""
node_file=""

parse_answers() {
  while [ $# -gt 0 ]; do
    case "$1" in
      --domain | --admin | --smtp | --name | --contact | --tls | --release | --node)
        [ $# -gt 1 ] || fail "What follows $1 is missing. See: deploy/install.sh --help"
        take_answer "$1" "$2"
        shift
        ;;
      --no-proxy) has_proxy=no ;;
      --dry-run) is_dry_run=yes ;;
      --uninstall) action=uninstall ;;
      --purge) is_purging=yes ;;
      --yes) is_confirmed=yes ;;
      --help | -h) usage && exit 0 ;;
      *)
        echo "There is no option $1." >&2
        usage >&2
        exit 64
        ;;
    esac
    shift
  done
  [ "$(id -u)" = 0 ] || [ "$is_dry_run" = yes ] || fail "Run this as root: sudo deploy/install.sh …"
  [ "$is_purging" = no ] || [ "$action" = uninstall ] || fail "--purge belongs to --uninstall."
  [ "$action" = uninstall ] || complete_answers
}

take_answer() {
  case "$1" in
    --domain) domain=$2 ;;
    --admin) admin=$2 ;;
    --smtp) smtp=$2 ;;
    --name) site_name=$2 ;;
    --contact) contact=$2 ;;
    --tls) tls=$2 ;;
    --release) release_file=$(readlink -f "$2") ;;
    --node) node_file=$(readlink -f "$2") ;;
  esac
}

complete_answers() {
  local origin
  origin=$(read_setting APP_ORIGIN "$app_env")
  [ -n "$domain" ] || domain=${origin#https://}
  [ -n "$smtp" ] || smtp=$(read_setting SMTP_URL "$app_env")
  [ -n "$site_name" ] || site_name=$(read_setting SITE_NAME "$app_env")
  [ -n "$contact" ] || contact=$(read_setting CONTACT_EMAIL "$app_env")
  [ -n "$contact" ] || contact=$admin
  domain=${domain#https://}
  domain=${domain%/}

  [ -n "$domain" ] || fail "Where will people find the site? Add --domain hub.example.org"
  [[ "$domain" =~ ^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$ ]] || fail "\"$domain\" is not a domain such as hub.example.org."
  [ -n "$smtp" ] || fail "Which server sends mail? Add --smtp smtps://user:password@mail.example.org:465"
  # One spelling that systemd, Node, Docker and shells read alike.
  local answer
  for answer in "$admin" "$smtp" "$site_name" "$contact"; do
    [[ "$answer" != *[\"\'\\\$\`$'\n']* ]] ||
      fail "\"$answer\" holds a quote, a backslash, a dollar sign or a line break. In an address, write it percent-encoded."
  done
  case "$tls" in
    "" | acme | internal) ;;
    *,*)
      [ -r "${tls%%,*}" ] || fail "There is no certificate at ${tls%%,*}."
      [ -r "${tls#*,}" ] || fail "There is no key at ${tls#*,}."
      ;;
    *) fail "--tls is acme, internal, or CERT,KEY." ;;
  esac
}
