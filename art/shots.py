"""Every picture: name -> set, camera, time of day, size, samples, options of the set. Names are what content refers to.
`sun`: degrees clockwise from the view's +Y (the sea); 60 to 120 is the right-hand side, negative the left."""
from dataclasses import dataclass, field

SIZES = {'hero': (1600, 1067), 'wide': (1280, 853)}


@dataclass
class Shot:
    set: str
    camera: str
    time: str = 'late'
    sun: float = 66
    size: str = 'wide'
    samples: int = 16
    flip: bool = False                             # mirror the finished picture
    grade: dict = field(default_factory=dict)      # exposure, look, bloom where the time's own do not fit
    options: dict = field(default_factory=dict)    # for the set's build()


def shot(scene, camera, time='late', sun=66, size='wide', samples=7, grade=None, flip=False, **options):
    return Shot(scene, camera, time, sun, size, samples, flip, grade or {}, options)


def hero(scene, camera, time='late', sun=66, samples=9, grade=None, **options):
    return shot(scene, camera, time, sun, 'hero', samples, grade, **options)


COVE = (.4, 4.4, -1.2, 2.8)       # Suite Chini's pool, 4 x 4 m

SHOTS = {
    # ---- villa: terrace and pool
    'villa-pool-beach': hero('villa', 'pool_beach'),
    'villa-terrace-evening': hero('villa', 'verandah', 'dusk', 10, table_for='dinner', lit=True, loungers=(), lanterns=True),
    'landing-villa': hero('villa', 'landing', 'blue_hour', 200, lit=True),
    'villa-exterior': shot('villa', 'from_beach', 'pale', 110),
    'villa-loungers': shot('villa', 'loungers', 'morning', 98, cloth='rust'),
    'villa-beach-view': shot('villa', 'beach_view', 'late', 80, cloth='indigo'),
    'villa-night-pool': shot('villa', 'night_pool', 'blue_hour', 20, lit=True, table_for='dinner'),
    'villa-breakfast': shot('villa', 'breakfast', 'morning', 70, table_for='two'),
    'villa-garden-path': shot('villa', 'path', 'late', 70, path=True),
    'chini-pool': shot('villa', 'garden_pool', 'late', 70, view='garden', pool_at=COVE, cloth='rust'),
    'chini-garden': shot('villa', 'garden_corner', 'morning', 118, grade=dict(exposure=-.1), view='garden', pool_at=COVE, daybed=True, loungers=()),
    'calm-water': shot('villa', 'water', 'late', 66, lanterns=False),

    # ---- Suite Juu: upper terrace
    'juu-terrace-ocean': hero('juu', 'terrace', 'pale', 75),
    'juu-plunge-pool': hero('juu', 'plunge', 'late', 80, bed=True, cloth='rust'),
    'juu-pool': shot('juu', 'square', 'late', 72, pool_kind='square', cloth='indigo'),
    'juu-balcony': shot('juu', 'balcony', 'morning', 75, rail='wood', table_for='two', bed=False),
    'villa-roof-terrace': shot('juu', 'wide_evening', 'sunset', -40, pool_kind='square', rail='wood', lit=True, cloth='ochre'),

    # ---- bedrooms
    'juu-bedroom': hero('bedroom', 'wide', 'indoors', 48),
    'garden-room': hero('bedroom', 'wide', 'indoors', 40, flip=True, bed='round_net', throw='ochre', cushion='teal', art='green', plant='agave', trays=False, rug_line='#c99a4a',
                        room=dict(view='garden', door='louvre', door_colour='#4f9490', opening=(.95, 1.9, 2.35, False), height=3.05, wall='#dfe8dd', floor='terracotta', ceiling='boards')),
    'chini-bedroom': shot('bedroom', 'wide_right', 'indoors', 40, flip=True, bed='four_poster', throw='ochre', cushion='indigo', art='indigo', rug_line='#3b5573', plant='agave',
                          room=dict(view='garden', door='french', door_colour='#efe6d4', curtains=True, opening=(.95, 2.0, 2.5, False))),
    'villa-bedroom': shot('bedroom', 'wide_right', 'indoors', 55, bed='carved', throw='indigo', cushion='ochre', art='rose', rug_line='#a8443c', trays=False,
                          room=dict(view='sea', door='none', curtains=True, opening=(.95, 2.1, 2.9, True))),
    'garden-room-bed': shot('bedroom', 'bed', 'indoors', 40, flip=True, bed='round_net', throw='ochre', cushion='teal', art='green', plant='agave', trays=False, rug_line='#c99a4a',
                            room=dict(view='garden', door='louvre', door_colour='#4f9490', opening=(.95, 1.9, 2.35, False), height=3.05, wall='#dfe8dd', floor='terracotta', ceiling='boards')),
    'sea-front-room': shot('bedroom', 'wide', 'indoors', 50, bed='carved', throw='teal', cushion='rust', art='kanga', trays=True, plant='agave', bench=False,
                           room=dict(view='sea', door='louvre', door_colour='#3f8f96', opening=(.95, 1.9, 2.35, False), height=3.05, floor='tiles')),
    'sea-front-bed': shot('bedroom', 'foot', 'indoors', 50, bed='carved', throw='teal', cushion='rust', art='kanga', plant='agave', bench=False,
                          room=dict(view='sea', door='louvre', door_colour='#3f8f96', opening=(.95, 1.9, 2.35, False), height=3.05, floor='tiles')),
    'garden-view-room': shot('bedroom', 'wide_right', 'indoors', 45, bed='round_net', throw='green', cushion='rose', art='rose', plant='fern', trays=True, rug_line='#7c8f63', bench=True, spread=True,
                             room=dict(view='garden_up', door='french', door_colour='#7c8f63', opening=(.95, 1.7, 2.35, False), height=3.05, floor='boards', ceiling='boards')),
    'sea-view-room': shot('bedroom', 'wide', 'indoors', 52, flip=True, bed='four_poster', throw='kanga', cushion='indigo', art='indigo', plant='fern', trays=False, rug_line='#3b5573',
                          room=dict(view='sea_up', door='french', door_colour='#f4efe4', opening=(.95, 2.0, 2.4, False), height=3.1, floor='boards', wall='#dbe7ea')),
    'boutique-comfort': shot('bedroom', 'detail', 'indoors', 48, bed='carved', throw='kanga', cushion='ochre', extra='cushions', art=None,
                             room=dict(view='garden', door='none', height=3.05, wall='#f0dcc0')),
    'honeymoon-petals': shot('bedroom', 'bed', 'indoors_evening', 20, extra='petals', throw='linen', cushion='rose', lamp=14, art='rose', room=dict(light=.12, door='carved')),
    'calm-arch': shot('bedroom', 'arch', 'indoors', 48, trays=False, room=dict(door='none', curtains=True)),

    # ---- Joya Boutique: house and garden
    'boutique-garden': hero('boutique', 'garden', 'morning', 116),
    'boutique-hammock': hero('boutique', 'hammock', 'late', 112, weave='teal'),
    'landing-boutique': hero('boutique', 'landing', 'morning', 236, swing_bed=False, chairs=True),
    'boutique-facade': shot('boutique', 'facade', 'late', 118, swing_bed=False, chairs=True),
    'boutique-courtyard': shot('boutique', 'courtyard', 'morning', 130, swing_bed=False, chairs=True),
    'boutique-stairs': shot('boutique', 'stairs', 'morning', 232, swing_bed=False),
    'boutique-evening': shot('boutique', 'evening', 'blue_hour', 300, lit=True),

    # ---- calm details
    'calm-sand': shot('details', 'sand', 'late', 82, what='sand'),
    'calm-shells': shot('details', 'shells', 'late', -72, what='shells'),
    'calm-palm-shadow': shot('details', 'wall', 'morning', 222, what='wall', grade=dict(exposure=-.45)),
    'calm-kanga': shot('details', 'cloth', 'morning', 225, what='cloth'),
    'calm-horizon': shot('details', 'horizon', 'pale', 70, what='horizon'),

    # ---- the shore
    'dhow-afterglow': hero('shore', 'afterglow', 'afterglow', -138, what='afterglow'),
    'village-shore': hero('shore', 'tide', 'pale', 68, what='village'),
    'boutique-beach-chairs': shot('shore', 'chairs', 'late', 76, what='chairs'),
    'prison-island': shot('shore', 'from_boat', 'late', 100, what='prison_island'),
    'dolphin-lagoon': shot('shore', 'open_sea', 'late', 96, what='dolphins'),
    'sunset-dhow': shot('shore', 'sundown', 'sunset', 6, what='sunset_dhow'),
    'low-tide-lagoon': shot('shore', 'flats', 'late', 80, what='lagoon_low'),
    'seaweed-lines': shot('shore', 'lines', 'late', -72, what='seaweed'),
    'honeymoon-dinner': shot('shore', 'dinner', 'dusk', -7, what='dinner'),
    'honeymoon-swing': shot('shore', 'swing', 'sunset', -62, what='swing'),
    'honeymoon-camera': shot('shore', 'camera', 'golden', -70, what='camera'),
    'honeymoon-music': shot('shore', 'music', 'dusk', 10, what='music'),
    'sea-poster': shot('shore', 'lap', 'late', 78, what='lap'),
}
