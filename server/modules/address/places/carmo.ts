import { placesOf } from './place.ts';

/** Taipa. */
export const carmo = placesOf(
  'carmo',
  `
  官也街 | Rua do Cunha | street | 22.15382 113.55702
  地堡街 | Rua do Regedor | street | 22.15452 113.55742
  施督憲正街 | Rua Correia da Silva | street | 22.15352 113.55782
  木鐸街 | Rua dos Clérigos | street | 22.15332 113.55732
  消防局前地 | Largo dos Bombeiros | square | 22.15362 113.55642
  嘉模前地 | Largo do Carmo | square | 22.15412 113.55962
  嘉模聖母堂 | Our Lady of Carmel Church | sight | 22.15422 113.55932 | 嘉模前地 | Largo do Carmo
  龍環葡韻住宅式博物館 | Taipa Houses | sight | 22.15412 113.56022 | 海邊馬路 | Avenida da Praia | Casas da Taipa
  路氹歷史館 | Museum of Taipa and Coloane History | sight | 22.15322 113.55862 | 施督憲正街 | Rua Correia da Silva
  嘉模會堂 | Carmo Hall | sight | 22.15382 113.55892 | 嘉模前地 | Largo do Carmo
  北帝廟 | Pak Tai Temple | sight | 22.15322 113.55682
  氹仔市政街市 | Taipa Municipal Market | shop | 22.15302 113.55752 | 大井前地 | Largo Governador Tamagnini Barbosa
  花城公園 | Flower City Park | park | 22.15752 113.55722 | 埃武拉街 | Rua de Évora
  埃武拉街 | Rua de Évora | street | 22.15722 113.55602
  成都街 | Rua de Seng Tou | street | 22.15782 113.55782
  布拉干薩街 | Rua de Bragança | street | 22.15882 113.55902
  科英布拉街 | Rua de Coimbra | street | 22.15622 113.55752
  米尼奧街 | Rua do Minho | street | 22.15662 113.55842
  大連街 | Rua de Tai Lin | street | 22.15812 113.56022
  南京街 | Rua de Nam Keng | street | 22.15842 113.55642
  基馬拉斯大馬路 | Avenida de Guimarães | street | 22.15652 113.55622
  史伯泰海軍將軍馬路 | Estrada Almirante Marques Esparteiro | street | 22.16082 113.55392
  柯維納馬路 | Estrada Governador Albano de Oliveira | street | 22.15742 113.55182
  廣東大馬路 | Avenida de Kwong Tung | street | 22.15932 113.55542
  奧林匹克大馬路 | Avenida Olímpica | street | 22.15992 113.55192
  海洋花園大馬路 | Avenida dos Jardins do Oceano | street | 22.16102 113.54982
  海洋花園 | Ocean Gardens | estate | 22.16112 113.54902 | 海洋花園大馬路 | Avenida dos Jardins do Oceano
  濠庭都會 | Nova City | estate | 22.15792 113.55682 | 埃武拉街 | Rua de Évora
  濠尚 | Nova Park | estate | 22.15892 113.55742 | 成都街 | Rua de Seng Tou
  濠珀 | Nova Grand | estate | 22.15932 113.55792 | 成都街 | Rua de Seng Tou
  濠天廣場 | Nova Mall | shop | 22.15862 113.55772 | 成都街 | Rua de Seng Tou
  濠景花園 | Nova Taipa Gardens | estate | 22.15842 113.56022 | 布拉干薩街 | Rua de Bragança
  太子花城 | Prince Flower City | estate | 22.15702 113.55822 | 埃武拉街 | Rua de Évora
  花城 | Taipa Flower City | estate | 22.15672 113.55692 | 埃武拉街 | Rua de Évora | Flower City
  至尊花城 | Supreme Flower City | estate | 22.15732 113.55892 | 米尼奧街 | Rua do Minho
  君悅灣 | Pearl on the Lough | estate | 22.16272 113.54842 | 海洋花園 | Ocean Gardens
  駿景園 | Chun Keng Garden | estate | 22.15612 113.55392 | 柯維納馬路 | Estrada Governador Albano de Oliveira
  泉福新邨 | Chun Fok Village | estate | 22.15872 113.55462 | 廣東大馬路 | Avenida de Kwong Tung
  澳門賽馬會 | Macau Jockey Club | sight | 22.15802 113.54672 | 柯維納馬路 | Estrada Governador Albano de Oliveira
  馬會站 | LRT Jockey Club Station | transport | 22.15482 113.54882
  運動場站 | LRT Stadium Station | transport | 22.15422 113.55162
  排角站 | LRT Pai Kok Station | transport | 22.15312 113.55422
  澳門奧林匹克體育中心 | Olympic Sports Centre | park | 22.15672 113.54942 | 柯維納馬路 | Estrada Governador Albano de Oliveira | 運動場 Stadium
  四面佛 | Four-faced Buddha | sight | 22.15632 113.55312 | 柯維納馬路 | Estrada Governador Albano de Oliveira
  菩提禪院 | Pou Tai Temple | sight | 22.15992 113.55242 | 盧廉若馬路 | Estrada Lou Lim Ieok
  盧廉若馬路 | Estrada Lou Lim Ieok | street | 22.16052 113.55132
  氹仔中央公園 | Taipa Central Park | park | 22.15652 113.55872 | 成都街 | Rua de Seng Tou
  氹仔圖書館 | Taipa Library | sight | 22.15662 113.55892 | 氹仔中央公園 | Taipa Central Park
  北安碼頭 | Taipa Ferry Terminal | transport | 22.16402 113.57592 | 北安大馬路 | Estrada de Pac On | 氹仔客運碼頭
  北安大馬路 | Estrada de Pac On | street | 22.16502 113.57142
  北安工業邨 | Pac On Industrial Estate | building | 22.16442 113.57022 | 北安大馬路 | Estrada de Pac On
  偉龍馬路 | Avenida Wai Long | street | 22.15952 113.57202
  澳門國際機場 | Macau International Airport | transport | 22.15652 113.57522 | 偉龍馬路 | Avenida Wai Long | MFM airport
  機場站 | LRT Airport Station | transport | 22.15722 113.57392
  科技大學站 | LRT MUST Station | transport | 22.15512 113.56862
  澳門科技大學 | Macau University of Science and Technology | school | 22.15332 113.56712 | 偉龍馬路 | Avenida Wai Long | MUST 科大
  科大醫院 | University Hospital (MUST) | hospital | 22.15302 113.56612 | 偉龍馬路 | Avenida Wai Long
  澳門國際學校 | The International School of Macao | school | 22.15292 113.56802 | 科技大學 | MUST Campus | TIS
  澳門城市大學 | City University of Macau | school | 22.16452 113.55862 | 徐日昇寅公馬路 | Avenida Padre Tomás Pereira | 城大
  徐日昇寅公馬路 | Avenida Padre Tomás Pereira | street | 22.16322 113.55892
  大潭山郊野公園 | Taipa Grande Nature Park | park | 22.16002 113.56652
  小潭山 | Taipa Pequena Hill | park | 22.16252 113.55042
  聖公會中學（氹仔） | Sheng Kung Hui Secondary School | school | 22.15842 113.55302 | 柯維納馬路 | Estrada Governador Albano de Oliveira
  濠江中學附屬英才學校 | Hou Kong Premier School | school | 22.15732 113.55522 | 埃武拉街 | Rua de Évora
  澳門君怡酒店 | Grandview Hotel Macau | hotel | 22.15702 113.55142 | 柯維納馬路 | Estrada Governador Albano de Oliveira
  澳門麗景灣酒店 | Regency Art Hotel | hotel | 22.16382 113.55402 | 史伯泰海軍將軍馬路 | Estrada Almirante Marques Esparteiro`,
);
