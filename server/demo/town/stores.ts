import { say, type Bilingual, type TownStore } from './town.ts';

type Place = { at: readonly [lat: number, lon: number]; phone: string; name: Bilingual; address: Bilingual };

const store = (merchantKey: string, key: string, { at: [lat, lon], phone, name, address }: Place): TownStore => ({
  key, merchantKey, name, address, phone, lat, lon, picture: `store-${key}.svg`,
});

/** The town's stores. Telephone numbers begin with 280000, which no subscriber has. */
export const stores: readonly TownStore[] = [
  store('neighbourhood', 'senado', { at: [22.19367, 113.53968], phone: '28000101', name: say('議事亭前地店', 'Senado Square'), address: say('澳門議事亭前地 16 號地下', '16 Largo do Senado, G/F, Macau') }),
  store('neighbourhood', 'rotunda', { at: [22.20362, 113.54742], phone: '28000102', name: say('三盞燈店', 'Rotunda'), address: say('澳門嘉路米耶圓形地 8 號地下', '8 Rotunda de Carlos da Maia, G/F, Macau') }),
  store('neighbourhood', 'cunha', { at: [22.15412, 113.55698], phone: '28000103', name: say('氹仔官也街店', 'Rua do Cunha, Taipa'), address: say('氹仔官也街 23 號地下', '23 Rua do Cunha, G/F, Taipa') }),
  store('neighbourhood', 'coloane', { at: [22.11668, 113.55106], phone: '28000104', name: say('路環店', 'Coloane'), address: say('路環恩尼斯總統前地 5 號', '5 Largo do Presidente António Ramalho Eanes, Coloane') }),
  store('riverside', 'riverside-barra', { at: [22.18842, 113.53252], phone: '28000111', name: say('河邊新街店', 'Barra Waterfront'), address: say('澳門河邊新街 211 號地下', '211 Rua do Almirante Sérgio, G/F, Macau') }),
  store('riverside', 'riverside-fai-chi-kei', { at: [22.20968, 113.54118], phone: '28000112', name: say('筷子基店', 'Fai Chi Kei'), address: say('澳門筷子基北街 42 號地下', '42 Rua Norte do Fai Chi Kei, G/F, Macau') }),
  store('blue-tile', 'blue-tile-ruins', { at: [22.19682, 113.54074], phone: '28000121', name: say('大三巴店', 'Ruins of St. Paul’s'), address: say('澳門大三巴街 31 號', '31 Rua de São Paulo, Macau') }),
  store('blue-tile', 'blue-tile-carmo', { at: [22.15338, 113.55872], phone: '28000122', name: say('氹仔嘉模店', 'Carmo, Taipa'), address: say('氹仔嘉路士米耶馬路 12 號', '12 Avenida de Carlos da Maia, Taipa') }),
  store('jade-pavilion', 'jade-horta', { at: [22.20338, 113.54622], phone: '28000131', name: say('高士德店', 'Horta e Costa'), address: say('澳門高士德大馬路 75 號一樓', '75 Avenida de Horta e Costa, 1/F, Macau') }),
  store('jade-pavilion', 'jade-almeida', { at: [22.19452, 113.54102], phone: '28000132', name: say('新馬路店', 'Almeida Ribeiro'), address: say('澳門亞美打利庇盧大馬路 118 號二樓', '118 Avenida de Almeida Ribeiro, 2/F, Macau') }),
];
