"""Every picture: name -> set, camera, time of day, size, samples, options of the set. Names are what content refers to.
`sun`: degrees clockwise from the view's +Y (the sea); 60 to 120 is the right-hand side, negative the left."""
from dataclasses import dataclass, field

SIZES = {'first': (2400, 1600), 'hero': (1600, 1067), 'wide': (1280, 853)}


@dataclass
class Shot:
    set: str
    camera: str
    time: str = 'late'
    sun: float = 66
    size: str = 'wide'
    samples: int = 16
    flip: bool = False                             # mirror the finished picture
    other_clouds: bool = False                     # the same field of clouds, mirrored
    grade: dict = field(default_factory=dict)      # exposure, look, bloom where the time's own do not fit
    options: dict = field(default_factory=dict)    # for the set's build()


def shot(scene, camera, time='late', sun=66, size='wide', samples=9, grade=None, flip=False, other_clouds=False, **options):
    return Shot(scene, camera, time, sun, size, samples, flip, other_clouds, grade or {}, options)


def hero(scene, camera, time='late', sun=66, samples=9, grade=None, **options):
    return shot(scene, camera, time, sun, 'hero', samples, grade, **options)


def first(scene, camera, time='late', sun=66, samples=64, grade=None, **options):
    """what is seen before anything else"""
    return shot(scene, camera, time, sun, 'first', samples, grade, **options)


COVE = (.4, 4.4, -1.2, 2.8)       # Suite Chini's pool, 4 x 4 m

SHOTS = {
    # ---- villa: terrace and pool
    'villa-pool-beach': first('villa', 'pool_low', 'first_light', 28),
    'villa-terrace-evening': first('villa', 'long_table', 'after_sunset', -40, table_for='dinner', lit=True, loungers=(), lanterns=True),
    'landing-villa': first('villa', 'dusk_corner', 'first_light', 55),
    'villa-exterior': shot('villa', 'from_beach', 'soft_morning', 118),
    'villa-loungers': shot('villa', 'loungers', 'first_light', 50, grade=dict(exposure=.85), cloth='rust'),
    'villa-beach-view': shot('villa', 'beach_view', 'first_light', 66, grade=dict(exposure=.85), cloth='indigo'),
    'villa-night-pool': shot('villa', 'night_pool', 'after_sunset', -77, lit=True, table_for='dinner'),
    'villa-breakfast': hero('villa', 'breakfast', 'first_light', 38, samples=24, grade=dict(exposure=.75), table_for='two'),
    'villa-garden-path': shot('villa', 'path', 'first_light', 34, grade=dict(exposure=.75), path=True),
    'chini-pool': first('villa', 'quiet_pool', 'soft_morning', 60, view='garden', pool_at=COVE, cloth='rust'),
    'chini-garden': shot('villa', 'garden_corner', 'soft_morning', 140, grade=dict(exposure=.85), view='garden', pool_at=COVE, daybed=True, loungers=()),
    'calm-water': shot('villa', 'water', 'first_light', 32, lanterns=False),

    # ---- Suite Juu: upper terrace
    'juu-terrace-ocean': first('juu', 'shade', 'first_light', 32, other_clouds=True, lived=True),
    'juu-plunge-pool': first('juu', 'brim', 'last_light', 75, cloth='rust', lived=True),
    'juu-pool': shot('juu', 'square', 'first_light', 16, grade=dict(exposure=.7), pool_kind='square', cloth='indigo'),
    'juu-balcony': shot('juu', 'balcony', 'first_light', 66, grade=dict(exposure=.75), rail='wood', table_for='two', bed=False),
    'villa-roof-terrace': shot('juu', 'wide_evening', 'after_sunset', -40, pool_kind='square', rail='wood', lit=True, cloth='ochre'),

    # ---- bedrooms
    'juu-bedroom': first('bedroom', 'juu', 'room_sunrise', 32, grade=dict(exposure=1.75), place='juu'),
    'garden-room': first('bedroom', 'garden', 'room_shade', 22, place='garden'),
    'garden-room-bed': shot('bedroom', 'garden_bed', 'room_shade', 22, samples=24, place='garden'),
    'chini-bedroom': first('bedroom', 'chini', 'room_morning', -104, place='chini'),
    'villa-bedroom': first('bedroom', 'villa', 'room_sunrise', -48, grade=dict(exposure=2.3), place='villa'),
    'sea-front-room': first('bedroom', 'sea_front', 'room_sunrise', 19, grade=dict(exposure=2.3), place='sea_front'),
    'sea-front-bed': shot('bedroom', 'sea_front_bed', 'room_sunrise', 5, samples=24, grade=dict(exposure=1.35), place='sea_front'),
    'garden-view-room': first('bedroom', 'garden_view', 'room_late', 86, place='garden_view'),
    'sea-view-room': first('bedroom', 'sea_view', 'room_dusk', 20, grade=dict(exposure=3.0), place='sea_view'),
    'boutique-comfort': shot('bedroom', 'garden_view_bed', 'room_late', 86, samples=24, place='garden_view'),
    'honeymoon-petals': shot('quiet_room', 'along', 'indoors_evening', 20, extra='petals', throw='linen', cushion='rose', lamp=14, art='rose', room=dict(light=.12, door='carved')),
    'calm-arch': shot('quiet_room', 'arch', 'indoors', 48, trays=False, room=dict(door='none', curtains=True)),

    # ---- Joya Boutique: house and garden
    'boutique-garden': hero('boutique', 'garden', 'soft_morning', 116, samples=24),
    'boutique-hammock': first('shore', 'hammock', 'first_light', 24, what='hammock'),
    'landing-boutique': first('boutique', 'doorstep', 'after_sunset', 300, grade=dict(exposure=.95), lit=True, swing_bed=False, chairs=True),
    'boutique-facade': shot('boutique', 'facade', 'soft_morning', 118, grade=dict(exposure=.5), swing_bed=False, chairs=True),
    'boutique-courtyard': shot('boutique', 'courtyard', 'soft_morning', 130, swing_bed=False, chairs=True),
    'boutique-stairs': shot('boutique', 'stairs', 'morning', 232, swing_bed=False),
    'boutique-evening': first('boutique', 'dusk', 'after_sunset', 290, lit=True, swing_bed=False),
    # ---- calm details
    'calm-sand': shot('details', 'sand', 'late', 82, grade=dict(exposure=-.25), what='sand'),
    'calm-shells': shot('details', 'shells', 'late', -72, what='shells'),
    'calm-palm-shadow': shot('details', 'wall', 'morning', 222, what='wall', grade=dict(exposure=-.45)),
    'calm-kanga': shot('details', 'cloth', 'morning', 225, what='cloth'),
    'calm-horizon': shot('details', 'horizon', 'pale', 70, what='horizon', grade=dict(exposure=.5)),

    # ---- the shore
    'dhow-afterglow': first('shore', 'afterglow', 'last_light', -138, grade=dict(exposure=-.15, colour=1.18, look='High Contrast'), what='afterglow'),
    'village-shore': first('shore', 'boats', 'first_light', 14, what='village'),
    'boutique-beach-chairs': shot('shore', 'chairs', 'first_light', 44, grade=dict(exposure=.75), what='chairs'),
    'prison-island': shot('shore', 'from_boat', 'first_light', 42, what='prison_island'),
    'dolphin-lagoon': shot('shore', 'open_sea', 'first_light', 42, what='dolphins'),
    'sunset-dhow': shot('shore', 'sundown', 'sunset', -7, what='sunset_dhow'),
    'low-tide-lagoon': shot('shore', 'flats', 'first_light', 38, grade=dict(exposure=.85, colour=1.1), what='lagoon_low'),
    'seaweed-lines': shot('shore', 'lines', 'late', -72, what='seaweed'),
    'honeymoon-dinner': shot('shore', 'dinner', 'after_sunset', -42, samples=24, what='dinner'),
    'honeymoon-swing': shot('shore', 'swing', 'sunset', -62, what='swing'),
    'honeymoon-camera': shot('shore', 'camera', 'golden', -70, what='camera'),
    'honeymoon-music': shot('shore', 'music', 'after_sunset', -44, what='music'),
    'sea-clouds': shot('shore', 'lap', 'soft_morning', 118, samples=16, grade=dict(exposure=.5, colour=1.1), what='lap_clouds'),
    'sea-poster': shot('shore', 'lap', 'pale', 78, samples=9, what='lap'),

    # ---- restaurant
    'restaurant-makuti': first('restaurant', 'evening', 'after_sunset', -50, grade=dict(exposure=1.2, colour=1.08), lights=1.4),
    'restaurant-tables': hero('restaurant', 'tables', 'after_sunset', -62, samples=24, grade=dict(exposure=1.25, colour=1.08)),
    'calm-makuti': shot('restaurant', 'roof', 'first_light', 56, grade=dict(exposure=1.0), runner=False, lights=0),
    # ---- laid tables: breakfast in morning light, lunch by day, snacks in the garden, dinner at dusk
    'breakfast-1': shot('dishes', 'chair', 'pale', 62, samples=6, grade=dict(exposure=.6), what='breakfast'),
    'breakfast-2': shot('dishes', 'near', 'pale', 60, samples=8, grade=dict(exposure=.6), what='fruit'),
    'breakfast-3': shot('dishes', 'right', 'pale', -60, samples=8, grade=dict(exposure=.55), place='garden', what='oranges'),
    'breakfast-4': shot('dishes', 'left', 'pale', 58, samples=6, grade=dict(exposure=.55), what='bread'),
    'lunch-1': shot('dishes', 'near', 'pale', 64, samples=8, grade=dict(exposure=.6), what='pilau', boards=('#a9825a', '#6e4c30')),
    'lunch-2': shot('dishes', 'across', 'pale', 66, samples=8, grade=dict(exposure=.6), what='soup'),
    'lunch-3': shot('dishes', 'right', 'pale', -62, samples=6, grade=dict(exposure=.5), place='garden', what='lunch'),
    'garden-lunch': hero('dishes', 'near', 'pale', 60, samples=24, grade=dict(exposure=.8), place='garden', what='lunch'),
    'snack-1': shot('dishes', 'across', 'pale', 60, samples=8, grade=dict(exposure=.6), what='coconuts', boards=('#a9825a', '#6e4c30')),
    'snack-2': shot('dishes', 'above', 'pale', -58, samples=6, grade=dict(exposure=.5), place='garden', what='dips'),
    'dinner-1': shot('dishes', 'left', 'dusk', 30, samples=8, grade=dict(exposure=1.4), place='night', what='pilau', boards=('#6b4429', '#3a2214')),
    'dinner-2': shot('dishes', 'near', 'dusk', 30, samples=8, grade=dict(exposure=1.4), place='night', what='after_dinner', boards=('#6b4429', '#3a2214')),
    'dinner-3': shot('dishes', 'across', 'dusk', 30, samples=8, grade=dict(exposure=1.4), place='night', what='soup', boards=('#7d5434', '#452a18')),
    'dinner-4': shot('dishes', 'above', 'dusk', 30, samples=8, grade=dict(exposure=1.1), place='night', what='fruit', boards=('#7d5434', '#452a18')),
    'dinner-5': shot('dishes', 'left', 'dusk', 30, samples=6, grade=dict(exposure=1.0), place='night', what='supper', boards=('#6b4429', '#3a2214')),

    # ---- porches and balconies
    'sea-front-porch': first('porch', 'rest', 'first_light', 38, view='sea', seat='chairs', cushion='teal', lived=True),
    'garden-room-porch': shot('porch', 'along', 'first_light', 52, grade=dict(exposure=.8), view='garden', seat='daybed', paint='#4f9490', cushion='ochre', floor='terracotta'),
    'garden-view-balcony': shot('porch', 'out', 'first_light', 60, grade=dict(exposure=1.2, colour=1.06), flip=True, view='garden', upper=True, seat='table', paint='#7c8f63', cushion='green', floor='boards'),
    'sea-view-balcony': shot('porch', 'out', 'first_light', 58, grade=dict(exposure=.8), view='sea', upper=True, seat='chairs', paint='#efe6d4', cushion='indigo', floor='boards', drape=True),
    # ---- living rooms, kitchen, bath, reception
    'chini-living': shot('living', 'wide', 'indoors', 45, kind='salon', cushion='indigo', second='ochre', room=dict(view='garden', door='french', door_colour='#efe6d4', opening=(.95, 2.0, 2.5, False))),
    'juu-living': shot('living', 'wide', 'indoors', 48, flip=True, kind='lounge', cushion='rust', second='kanga', room=dict(view='sea_up', door='none', curtains=True, opening=(.95, 2.3, 2.6, False))),
    'villa-living': shot('living', 'wide', 'indoors', 50, kind='lounge', cushion='teal', second='ochre', room=dict(view='sea', door='carved')),
    'villa-salon': first('living', 'low', 'indoors_low_sun', 31, grade=dict(exposure=1.2), kind='salon', cushion='ochre', second='indigo', fruit='orange', room=dict(view='sea', door='carved', light=.12)),
    'villa-kitchen': shot('living', 'kitchen', 'indoors', 50, grade=dict(exposure=1.15), kind='kitchen', cushion='teal', room=dict(view='garden', door='louvre', door_colour='#4f9490', opening=(1.2, 1.7, 2.4, False))),
    'villa-bath': shot('living', 'bath', 'indoors', 48, kind='bath', cushion='teal', room=dict(view='garden', door='none', opening=(.6, 1.9, 2.7, True), curtains=False)),
    'reception': shot('living', 'desk', 'indoors', 46, flip=True, kind='reception', cushion='teal', second='kanga', room=dict(view='garden', door='louvre', door_colour='#3f8f96', opening=(1.35, 1.7, 2.45, False), floor='tiles', height=3.2)),

    # ---- tours
    'stone-town-door': shot('stone_town', 'door', 'alley', 246),
    'stone-town-alley': shot('stone_town', 'alley', 'alley', 240, grade=dict(exposure=.3)),
    'spice-bowls': shot('stone_town', 'spices', 'alley', 246, what='spices'),
    'jozani-boardwalk': shot('jozani', 'walk', 'day', 118, grade=dict(exposure=.7)),
}
